import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "./Button.tsx";
import { buttonLook } from "./buttonLook.ts";

export default {
  title: "Kit/Button",
  component: Button,
  args: { onClick: fn() },
  argTypes: { kind: { control: "inline-radio", options: ["primary", "plain", "quiet"] } },
} satisfies Meta<typeof Button>;

type Story = StoryObj<typeof Button>;

export const Primary: Story = { args: { kind: "primary", children: "Write my letter" } };
export const Plain: Story = { args: { kind: "plain", children: "Copy Results" } };
export const Quiet: Story = { args: { kind: "quiet", children: "Start Over" } };
export const PrimaryDisabled: Story = { args: { ...Primary.args, disabled: true } };
export const PlainDisabled: Story = {
  args: { kind: "plain", children: "Making the Word file…", disabled: true },
};
/** A long label wraps inside its button. */
export const LongLabel: Story = {
  args: {
    kind: "primary",
    children: "Write a letter that asks the school for an assessment of the need for one-to-one help",
  },
};
/** The three kinds in a row, as at the end of a screen; they wrap if it is narrow. */
export const Row: Story = {
  render: ({ onClick }) => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
      <Button kind="primary" onClick={onClick}>
        Get Results
      </Button>
      <Button onClick={onClick}>Previous</Button>
      <Button kind="quiet" onClick={onClick}>
        Start Over
      </Button>
    </div>
  ),
};
/** A link to a next step that looks like a button and stays a link. */
export const AsLink: Story = {
  render: () => (
    <a className={buttonLook.primary} href="#next">
      Open the letter generator
    </a>
  ),
};
export const Focused: Story = {
  args: Primary.args ?? {},
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
