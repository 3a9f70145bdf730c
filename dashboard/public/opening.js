// Runs before the first paint of the hub. When the address already names a tool, the grid that the file holds
// stays unseen until the tool stands in its place, so that nothing flashes or jumps (dashboard.css).
if (new URLSearchParams(location.search).has("tool")) document.documentElement.classList.add("dash-opening");
