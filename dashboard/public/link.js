// Runs before the first paint of the newsletter's page. After a link in a mail, the prerendered form stays
// hidden until the page shows what the link asks for (dashboard.css).
const asked = new URLSearchParams(location.search);
const kept = history.state?.usr ?? {};
if (["confirm", "unsubscribe"].some((name) => asked.has(name) || kept[name]) || kept.done)
  document.documentElement.classList.add("dash-opening");
