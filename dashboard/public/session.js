// Runs before the first paint of every page. For a signed-in visitor, the prerendered parts for others stay hidden
// until the script shows the account instead, so that nothing flashes or jumps (dashboard.css).
try {
  if (localStorage.getItem("auth_token")) document.documentElement.classList.add("dash-signed-in");
} catch {
  // Storage is blocked, so no one is signed in.
}
