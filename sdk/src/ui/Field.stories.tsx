import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Field, type FieldProps } from "./Field.tsx";

export default {
  title: "Kit/Field",
  args: { label: "Your first name", value: "", name: "first-name", autoComplete: "given-name" },
  render: (args) => <Filled {...args} />,
} satisfies Meta<Omit<FieldProps, "onChange">>;

type Story = StoryObj<Omit<FieldProps, "onChange">>;

export const Optional: Story = {};
export const Required: Story = { args: { required: true } };
export const WithHint: Story = {
  args: { required: true, hint: "The letter is signed with it. It stays on this device." },
};
export const WithError: Story = {
  args: {
    label: "Your e-mail",
    type: "email",
    name: "email",
    autoComplete: "email",
    value: "maria@example",
    required: true,
    hint: "We answer to this address and use it for nothing else.",
    error: "Please write the whole address, such as maria@example.org.",
  },
};
export const LongText: Story = {
  args: {
    label: "What happened?",
    name: "message",
    autoComplete: "off",
    rows: 6,
    required: true,
    hint: "In your own words. Two or three sentences are enough.",
    value:
      "On Monday my daughter came home and told me that her aide had been moved to another class. Nobody at the school had told us.",
  },
};
export const LongTextWithError: Story = {
  args: { ...LongText.args, value: "", error: "Please write what happened." },
};

/** Stateful, like a form. */
function Filled({ value, ...rest }: Omit<FieldProps, "onChange">) {
  const [text, setText] = useState(value);
  return <Field {...rest} value={text} onChange={setText} />;
}
