import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { createFakeHost, renderInHost } from "../../../tests/renderInHost.tsx";
import { EmotionalCheckin } from "./EmotionalCheckin.tsx";
import { button, heading, save } from "./tests/steps.tsx";

const user = userEvent.setup();

it("forgets all after one more question, and keeps all when it is answered with no", async () => {
  renderInHost(<EmotionalCheckin />);
  await user.type(await screen.findByLabelText(/^Your child's name/), "Mia");
  await user.click(await button("Start Check-In"));
  await save(user, "Sad");
  await user.click(await button("Forget all"));
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Forget the one check-in\?/));
  await user.click(await button("No, keep it"));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Forget all"));
  await user.click(await button("Forget all"));
  await user.click(await button("Yes, forget all"));
  await heading("How is your child feeling?");
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^All of it is forgotten\./));
  expect(screen.queryByText(/still here/)).toBeNull();
  expect(screen.getByLabelText(/^Your child's name/)).toHaveProperty("value", "");
  await user.click(await button("Undo"));
  await screen.findByText(/still here/);
  expect(screen.getByLabelText(/^Your child's name/)).toHaveProperty("value", "Mia");
});

it("shows four figures, five of the latest, and the picture's table of all", async () => {
  renderInHost(<EmotionalCheckin />);
  await user.click(await button("Start Check-In"));
  for (const emotion of ["Happy", "Okay", "Sad", "Sad", "Angry", "Tired"]) {
    await save(user, emotion);
    await user.click(await button("Add New Check-In"));
  }
  await user.click(await button("See my check-ins (6)"));
  await heading(/^So far/);
  const cards = screen.getAllByRole("term").map(({ textContent }) => textContent);
  expect(cards).toEqual(["Positive", "Neutral", "Challenging", "Average intensity"]);
  const values = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(values).toEqual(["16.7% 1 of 6", "33.3% 2 of 6", "50.0% 3 of 6", "3.0 out of 5"]);
  expect(screen.getAllByRole("button", { name: /^Remove: / })).toHaveLength(5);
  const table = within(await screen.findByRole("table", { name: "Your check-ins over time" }));
  expect(table.getAllByRole("row")).toHaveLength(7);
  expect(table.getAllByRole("row")[1]?.textContent).toMatch(/Happy \(positive\)At School3, Moderate$/);
  const show = await button("Show as a table");
  expect(show.getAttribute("aria-expanded")).toBe("false");
  await user.click(show);
  expect((await button("Hide the table")).getAttribute("aria-expanded")).toBe("true");
});

it("takes a check-in away and puts it back", async () => {
  renderInHost(<EmotionalCheckin />);
  await user.click(await button("Start Check-In"));
  await save(user, "Sad");
  await user.click(await button("Add New Check-In"));
  await save(user, "Happy");
  await user.click(await button(/^Remove: Sad/));
  await screen.findByText("The check-in “Sad” is removed.");
  expect(screen.getAllByRole("button", { name: /^Remove: / })).toHaveLength(1);
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Put it back"));
  await user.click(await button("Put it back"));
  await button(/^Remove: Sad/);
  await waitFor(() => expect(document.activeElement?.textContent).toBe("The latest check-ins"));
  for (const emotion of ["Sad", "Happy"]) await user.click(await button(new RegExp(`^Remove: ${emotion}`)));
  await heading("No check-ins yet");
  await user.click(await button("Put it back"));
  const answer = await heading(/^So far/);
  await waitFor(() => expect(document.activeElement).toBe(answer));
});

it("has no report without an entry, says so as a toast and in place, and begins the first", async () => {
  const host = createFakeHost();
  renderInHost(<EmotionalCheckin />, host);
  await user.click(await button("Start Check-In"));
  await save(user, "Sad");
  await user.click(await button(/^Remove: Sad/));
  await heading("No check-ins yet");
  for (const name of ["Download Report", "Copy Report"]) {
    const refused = await button(name);
    expect(refused.getAttribute("aria-disabled")).toBe("true");
    await user.click(refused);
    expect(host.notified.at(-1)).toEqual({
      title: "No Data",
      description: "Add some emotional check-ins first to generate a report.",
      tone: "stop",
    });
  }
  expect((await screen.findByRole("alert")).textContent).toContain("Add some emotional check-ins first");
  await user.click(await button("Add First Check-In"));
  await heading("A new check-in");
});
