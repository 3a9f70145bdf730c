import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Select, type SelectProps } from "./Select.tsx";

export default {
  title: "Kit/Select",
  args: {
    label: "State",
    value: "",
    none: "Choose a state…",
    options: [
      { id: "MA", label: "Massachusetts" },
      { id: "TX", label: "Texas" },
      { id: "WA", label: "Washington" },
    ],
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<Omit<SelectProps<string>, "onChange">>;

type Story = StoryObj<Omit<SelectProps<string>, "onChange">>;

export const Optional: Story = {};
export const Required: Story = { args: { required: true, value: "TX" } };
export const WithHint: Story = {
  args: { hint: "Adds your state's own time limit. It stays on this device." },
};
export const WithError: Story = { args: { required: true, error: "Please choose a state." } };
export const InGroups: Story = {
  args: {
    label: "Which letter do you need?",
    none: "Choose a letter…",
    required: true,
    options: [
      { label: "Have my child tested", options: [{ id: "first", label: "Request for a first evaluation" }] },
      { label: "Get it in writing", options: [{ id: "notes", label: "Follow-up after a meeting" }] },
    ],
  },
};

/** Stateful, like a form. */
function Chosen({ value, ...rest }: Omit<SelectProps<string>, "onChange">) {
  const [chosen, setChosen] = useState(value);
  return <Select {...rest} value={chosen} onChange={setChosen} />;
}
