// Runs before the first paint of the hub. If the URL or the tab's history already names a tool, the prerendered grid
// stays hidden until the tool replaces it, so that nothing flashes or jumps (dashboard.css).
const asked = new URLSearchParams(location.search);
const names = ["tool", "claim", "payment_success", "subscription_activated"];
if (names.some((name) => asked.has(name)) || history.state?.usr?.tool || history.state?.usr?.claim)
  document.documentElement.classList.add("dash-opening");
