// Runs before the first paint of every page. Where somebody is signed in, what the file holds for others stays unseen
// until the script shows the account in its place, so that nothing flashes or jumps (dashboard.css).
try {
  if (localStorage.getItem("auth_token")) document.documentElement.classList.add("dash-signed-in");
} catch {
  // Storage is blocked: nobody is signed in.
}
