import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "./Button.tsx";
import { Card } from "./Card.tsx";

export default { title: "Kit/Card", component: Card } satisfies Meta<typeof Card>;

type Story = StoryObj<typeof Card>;

export const Plain: Story = {
  args: {
    children: (
      <>
        <h2>The school must answer you in writing</h2>
        <p>When it refuses a service you asked for, it must say so in a letter, with its reasons.</p>
      </>
    ),
  },
};
export const WithNextStep: Story = {
  args: {
    children: (
      <div style={{ display: "grid", gap: 16, justifyItems: "start" }}>
        <h2>Letter Generator</h2>
        <p>Twenty kinds of letters, filled in with what you know.</p>
        <Button kind="primary">Write a letter</Button>
      </div>
    ),
  },
};
