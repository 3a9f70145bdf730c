import type { Meta, StoryObj } from "@storybook/react-vite";
import { Progress } from "./Progress.tsx";

export default {
  title: "Kit/Progress",
  component: Progress,
  args: { value: 1, of: 3, label: "Section 2 of 3", aside: "33% complete" },
} satisfies Meta<typeof Progress>;

type Story = StoryObj<typeof Progress>;

export const Started: Story = { args: { value: 0, label: "Section 1 of 3", aside: "0% complete" } };
export const OnTheWay: Story = {};
export const Complete: Story = { args: { value: 3, label: "All 3 sections done", aside: "100% complete" } };
export const LabelOnly: Story = {
  render: () => <Progress value={4} of={18} label="Question 5 of 18" />,
};
