import { ToolAccess } from "@iep-insider/sdk/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { WhenOpen } from "./WhenOpen.tsx";

/** The host's answer is settled by the story's `access` parameter. The gates themselves: "Access/Gates". */
export default {
  title: "Access/WhenOpen",
  component: WhenOpen,
  args: { children: <p>The result is here.</p>, onBack: () => {} },
  decorators: [
    (Story) => (
      <ToolAccess tool="aide-screener">
        <Story />
      </ToolAccess>
    ),
  ],
} satisfies Meta<typeof WhenOpen>;

type Story = StoryObj<typeof WhenOpen>;

export const Open: Story = { parameters: { access: "open" } };
export const Waiting: Story = { parameters: { access: "waiting" } };
export const Failed: Story = { parameters: { access: "failed" } };
