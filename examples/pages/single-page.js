// What a router does: elements come, move between columns, and go.
const left = document.querySelector("#left");
const right = document.querySelector("#right");
const first = () => document.querySelector("aide-screener");

document.querySelector("#add").addEventListener("click", () => {
  const screener = document.createElement("aide-screener");
  screener.setAttribute("site-key", "site_examplepages");
  left.append(screener);
});

document.querySelector("#move").addEventListener("click", () => {
  const element = first();
  if (element) (element.parentElement === left ? right : left).append(element);
});

document.querySelector("#remove").addEventListener("click", () => first()?.remove());

document.querySelector("#theme").addEventListener("click", () => {
  const element = first();
  if (element) element.theme = element.theme === "dark" ? null : "dark";
});
