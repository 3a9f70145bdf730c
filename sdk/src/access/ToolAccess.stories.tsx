import type { Meta, StoryObj } from "@storybook/react-vite";
import { ToolAccess } from "./ToolAccess.tsx";

/** The host's answer is settled by the story's `access` parameter. */
export default {
  title: "Access/ToolAccess",
  component: ToolAccess,
  args: { tool: "aide-screener", children: <p>The tool stands here.</p> },
} satisfies Meta<typeof ToolAccess>;

type Story = StoryObj<typeof ToolAccess>;

export const Open: Story = { parameters: { access: "open" } };
export const Waiting: Story = { parameters: { access: "waiting" } };
export const Failed: Story = { parameters: { access: "failed" } };
