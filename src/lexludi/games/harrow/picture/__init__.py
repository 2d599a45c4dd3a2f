"""The table of Harrow County, drawn from a view."""
