"""The words of Harrow County."""
