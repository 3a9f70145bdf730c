// Runs before the first paint of the newsletter's page. When a link of a mail has led here, the form that the file holds
// stays unseen until what the link asks for stands in its place (dashboard.css).
const asked = new URLSearchParams(location.search);
const kept = history.state?.usr ?? {};
if (["confirm", "unsubscribe"].some((name) => asked.has(name) || kept[name]) || kept.done)
  document.documentElement.classList.add("dash-opening");
