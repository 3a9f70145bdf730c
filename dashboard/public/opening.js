// Runs before the first paint of the hub. If the URL or the tab's history already names a tool, the prerendered grid
// stays hidden until the tool replaces it, so that nothing flashes or jumps (dashboard.css). If the file has that tool,
// it is hidden only where this tab may have a draft, which replaces the intro.
const asked = new URLSearchParams(location.search);
const names = ["tool", "claim", "payment_success", "subscription_activated"];
const isOpenInFile = document.querySelector("meta[name=page][data-tool]") !== null;
const namesTool =
  names.some((name) => asked.has(name)) || history.state?.usr?.tool || history.state?.usr?.claim;
if (isOpenInFile ? hasDraft() : namesTool) document.documentElement.classList.add("dash-opening");

function hasDraft() {
  try {
    return sessionStorage.length > 0;
  } catch {
    // Storage is blocked.
    return false;
  }
}
