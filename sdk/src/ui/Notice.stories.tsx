import type { Meta, StoryObj } from "@storybook/react-vite";
import { Notice } from "./Notice.tsx";

export default {
  title: "Kit/Notice",
  component: Notice,
  argTypes: {
    tone: { control: "inline-radio", options: ["info", "good", "caution", "stop"] },
    role: { control: "inline-radio", options: [undefined, "status", "alert"] },
  },
} satisfies Meta<typeof Notice>;

type Story = StoryObj<typeof Notice>;

export const Info: Story = {
  args: {
    tone: "info",
    title: "Your answers from before are still here",
    children: <p>They are kept in this tab only.</p>,
  },
};
/** A success; announced politely. */
export const Good: Story = {
  args: {
    tone: "good",
    role: "status",
    title: "Your message has been sent",
    children: <p>We answer within two days.</p>,
  },
};
export const Caution: Story = {
  args: {
    tone: "caution",
    title: "High health risk",
    children: (
      <p>Ask for a written health plan, and for the name of the trained adult who will be close by.</p>
    ),
  },
};
/** A failure; announced assertively. */
export const Stop: Story = {
  args: {
    tone: "stop",
    role: "alert",
    title: "We could not open this tool.",
    children: <p>Nothing you entered was lost. Please check your connection and load the page again.</p>,
  },
};
export const WithoutTitle: Story = {
  args: { tone: "stop", role: "alert", children: <p>We could not copy it. Please download it instead.</p> },
};
export const TitleOnly: Story = { args: { tone: "good", role: "status", title: "Saved." } };
