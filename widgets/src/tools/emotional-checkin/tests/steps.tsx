import { fireEvent, screen } from "@testing-library/dom";
import type { userEvent } from "@testing-library/user-event";

type User = ReturnType<typeof userEvent.setup>;

export const button = (name: string | RegExp) => screen.findByRole("button", { name });
export const heading = (name: string | RegExp) => screen.findByRole("heading", { name, level: 2 });
export const feeling = (name: string) => screen.findByRole("radio", { name });

interface Parts {
  readonly emotion: string;
  readonly context?: string;
  readonly strength?: number;
  readonly triggers?: string;
  readonly notes?: string;
}

/** Fills in the form and saves, as a parent does. */
export async function save(user: User, { emotion, context = "At School", strength, triggers, notes }: Parts) {
  await user.click(await feeling(emotion));
  await user.click(await screen.findByRole("radio", { name: context }));
  if (strength) fireEvent.input(screen.getByRole("slider"), { target: { value: String(strength) } });
  if (triggers) await user.type(screen.getByLabelText(/^What set it off/), triggers);
  if (notes) await user.type(screen.getByLabelText(/^Notes/), notes);
  await user.click(await button("Save Check-In"));
  await heading(/^So far/);
}
