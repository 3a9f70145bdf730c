import { screen } from "@testing-library/dom";
import type { userEvent } from "@testing-library/user-event";

type User = ReturnType<typeof userEvent.setup>;

export const button = (name: string | RegExp) => screen.findByRole("button", { name });
export const heading = (name: string | RegExp) => screen.findByRole("heading", { name, level: 2 });
export const feeling = (name: string) => screen.findByRole("radio", { name });

/** Fills in what has to be chosen, and saves. */
export async function save(user: User, emotion: string) {
  await user.click(await feeling(emotion));
  await user.click(await screen.findByRole("radio", { name: "At School" }));
  await user.click(await button("Save Check-In"));
  await heading(/^So far/);
}
