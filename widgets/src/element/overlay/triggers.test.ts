// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { watchTriggers } from "./triggers.ts";

let stop = () => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

it.each([
  ["a link to its name", '<a href="#iep-help">x</a>', true],
  ["a link to this page and its name", `<a href="${location.pathname}#iep-help"><b>x</b></a>`, true],
  ["a button with its id", '<button id="iep-help">x</button>', true],
  ["a button with its class", '<button class="big iep-help"><b>x</b></button>', true],
  ["a link to another page with that name", '<a href="/other#iep-help">x</a>', false],
  ["a link to a longer name", '<a href="#my-iep-help">x</a>', false],
  ["any other button", "<button>x</button>", false],
])("%s: %#", (_, html, opens) => {
  const pressed: Element[] = [];
  const watched = watchTriggers(
    "iep-help",
    (trigger) => pressed.push(trigger),
    () => {},
  );
  stop = watched.stop;
  // Added later, with a listener of the page that ends the event.
  document.body.innerHTML = html;
  document.body.firstElementChild?.addEventListener("click", (event) => event.stopPropagation());
  expect(watched.areThere()).toBe(opens);
  const target = document.querySelector("b") ?? document.body.firstElementChild;
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, composed: true });
  target?.dispatchEvent(click);
  expect(pressed).toEqual(opens ? [document.body.firstElementChild] : []);
  expect(click.defaultPrevented).toBe(opens);
});

it("leaves a press that opens a link in a new tab alone, and everything after its end", () => {
  let pressed = 0;
  stop = watchTriggers(
    "iep-help",
    () => {
      pressed += 1;
    },
    () => {},
  ).stop;
  document.body.innerHTML = '<a href="#iep-help">x</a>';
  const press = (init: MouseEventInit) =>
    document.body.firstElementChild?.dispatchEvent(new MouseEvent("click", { bubbles: true, ...init }));
  press({ ctrlKey: true });
  press({ button: 1 });
  stop();
  press({});
  expect(pressed).toBe(0);
});
