// Runs before the first paint of the hub. When the address or the tab's history already names what opens there, the grid
// that the file holds stays unseen until that stands in its place, so that nothing flashes or jumps (dashboard.css).
const asked = new URLSearchParams(location.search);
const names = ["tool", "claim", "payment_success", "subscription_activated"];
if (names.some((name) => asked.has(name)) || history.state?.usr?.tool || history.state?.usr?.claim)
  document.documentElement.classList.add("dash-opening");
