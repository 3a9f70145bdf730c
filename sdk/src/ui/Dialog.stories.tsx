import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect } from "storybook/test";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

interface Args {
  readonly title: string;
  readonly children: ReactNode;
}

export default {
  title: "Kit/Dialog",
  args: {
    title: "Start over?",
    children: (
      <>
        <p>What you have checked is forgotten. This cannot be undone.</p>
        <Button kind="primary">Forget my answers</Button>
      </>
    ),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open the dialog" }));
    await expect(canvas.getByRole("dialog", { name: "Start over?" })).toBeVisible();
  },
};
/** Longer than the window: it scrolls inside, and Escape still closes it. */
export const OpenAndLong: Story = {
  args: {
    title: "What the law says about the notice that a school must give you in writing",
    children: Array.from({ length: 12 }, (_, index) => `${index + 1}.`).map((number) => (
      <p key={number}>
        {number} The school must give you written notice a reasonable time before it changes, or refuses to
        change, what your child gets.
      </p>
    )),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open the dialog" }));
  },
};
/** Escape closes it and returns the focus. */
export const ClosedAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Open the dialog" });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(opener).toHaveFocus();
  },
};

function Opened({ title, children }: Args) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Dialog open={open} title={title} onClose={() => setOpen(false)}>
        {children}
      </Dialog>
    </>
  );
}
