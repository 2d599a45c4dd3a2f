"""The rules of Harrow County, chapter by chapter."""
