import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect } from "storybook/test";
import { Button } from "./Button.tsx";
import { ToastRegion } from "./ToastRegion.tsx";
import { createToasts, type ToastMessage } from "./toasts.ts";

export default {
  title: "Kit/Toast",
  args: { title: "Copied to the clipboard" },
  argTypes: { tone: { control: "inline-radio", options: ["info", "good", "caution", "stop"] } },
  render: (args) => <Shown {...args} />,
  // A resting pointer keeps it open beyond its five seconds.
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(await canvas.findByText(args.title));
  },
} satisfies Meta<ToastMessage>;

type Story = StoryObj<ToastMessage>;

export const Short: Story = {};
export const WithDescription: Story = {
  args: {
    title: "Your message has been sent",
    description: "We answer within two days. A copy is on its way to you.",
    tone: "good",
  },
};
/** Announced assertively. The error is also shown in place; a toast is never the only message. */
export const Failure: Story = {
  args: { title: "We could not copy it. Please download it instead.", tone: "stop" },
};
export const Dismissed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText(args.title);
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss this message" }));
    await expect(canvas.queryByText(args.title)).toBeNull();
  },
};

function Shown(message: ToastMessage) {
  const [toasts] = useState(createToasts);
  useEffect(() => toasts.show(message), [toasts, message]);
  return (
    <>
      <Button onClick={() => toasts.show(message)}>Show it again</Button>
      <ToastRegion toasts={toasts} />
    </>
  );
}
