import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { createFakeDrafts, createFakeHost, renderInHost } from "../../../tests/renderInHost.tsx";
import { RightsGuide } from "./RightsGuide.tsx";

const state = () => screen.findByRole<HTMLSelectElement>("combobox", { name: /^Your state/ });
const card = (name: string) => screen.findByRole("heading", { name: `The rules of ${name}`, level: 3 });
const button = (name: string) => screen.findByRole("button", { name });

/** The file of all states fails as often as told. */
const failures = vi.hoisted(() => ({ left: 0 }));
vi.mock("@iep-insider/sdk/law", async (original) => {
  const law = await original<typeof import("@iep-insider/sdk/law")>();
  return {
    ...law,
    loadStates: () => {
      if (failures.left === 0) return law.loadStates();
      failures.left -= 1;
      return Promise.reject(new Error("offline"));
    },
  };
});

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  failures.left = 0;
  user = userEvent.setup();
});

it("shows a state's card when it is chosen, says so, and leaves the focus where it is", async () => {
  const host = createFakeHost();
  renderInHost(<RightsGuide />, host);
  await user.selectOptions(await state(), "MA");
  await card("Massachusetts");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("combobox")));
  // Announced a moment after it is rendered.
  await screen.findByText("Shown below: Massachusetts.");
  expect(screen.getByRole("status").textContent).toContain("Massachusetts");
  expect(screen.getByText(/^45 school days, counted from when the school gets/)).toBeTruthy();
  // We read it at a publisher, and a citation leads to an official page or nowhere.
  expect(screen.getAllByText("603 CMR 23.07(2)").every((text) => text.closest("a") === null)).toBe(true);
  expect(screen.getByRole("link", { name: "(781) 338-3700" }).getAttribute("href")).toBe("tel:7813383700");
  expect(screen.getByRole("link", { name: "File a complaint with the state" })).toBeTruthy();
  const withoutStateRule = screen.getAllByText("We have no state rule on this.");
  expect(withoutStateRule.length).toBe(1);
  const hearing = withoutStateRule[0]?.closest("details")?.querySelector("summary");
  expect(hearing?.textContent).toContain("Your state: Ask the district first");
  // Closed, each rule shows its number and how sure it is, and opens at its title.
  const testing = screen.getByRole("heading", { name: "How long testing may take" }).closest("summary");
  expect(testing?.textContent).toContain("45 school daysChecked in the law");
  await user.click(screen.getByRole("heading", { name: "How long testing may take" }));
  expect(testing?.closest("details")?.open).toBe(true);

  await user.selectOptions(await state(), "WV");
  await card("West Virginia");
  await screen.findByText("Shown below: West Virginia.");
  expect(screen.queryByText(/Massachusetts/, { ignore: "option" })).toBeNull();
  expect(screen.getAllByText(/Say: “What is the time limit for testing in our district/)).toHaveLength(1);
  expect(screen.getAllByText(/agency's first page on special education/)).toHaveLength(3);
  expect(host.tracked).toEqual(["tool_start", "tool_complete"]);
});

it("keeps the choice where the host keeps any, and brings it back", async () => {
  const drafts = createFakeDrafts();
  renderInHost(<RightsGuide />, createFakeHost(drafts));
  await user.selectOptions(await state(), "DC");
  await card("the District of Columbia");
  expect(drafts.stored).toBe("DC");

  document.body.replaceChildren();
  renderInHost(<RightsGuide />, createFakeHost(drafts));
  await card("the District of Columbia");
  await user.selectOptions(await state(), "");
  expect(drafts.stored).toBeNull();
});

it("says in place that the rules did not come, and gets them on another try", async () => {
  failures.left = 1;
  renderInHost(<RightsGuide />);
  await user.selectOptions(await state(), "OH");
  expect((await screen.findByRole("alert")).textContent).toContain("We could not load the state rules.");
  expect(screen.getByRole("heading", { name: /^1\. Ask for an evaluation/ })).toBeTruthy();
  await user.click(await button("Try again"));
  await card("Ohio");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("opens the right that was asked for, and no other", async () => {
  Element.prototype.scrollIntoView ??= () => {};
  renderInHost(<RightsGuide />, createFakeHost(null, { from: "rights", answers: { right: "4" } }));
  const heading = await screen.findByRole("heading", { name: "4. See the school's records" });
  await waitFor(() => expect(heading.closest("details")?.open).toBe(true));
  expect(document.querySelectorAll("details[open]")).toHaveLength(1);
  expect(document.activeElement).toBe(heading.closest("summary"));
});
