import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Choice, type ChoiceOption, type ChoiceProps } from "./Choice.tsx";

type Args = Omit<ChoiceProps<string>, "onChange">;

const helps: readonly ChoiceOption[] = [
  { id: "reading", label: "Reading" },
  { id: "words", label: "Finding words, or being understood by people who do not know your child" },
  { id: "friends", label: "Being with other children", hint: "At lunch, in the yard, in group work" },
];

export default {
  title: "Kit/Choice",
  args: { legend: "Where does your child need help?", kind: "many", options: helps, chosen: [] },
  render: (args) => <Answered {...args} />,
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

export const Many: Story = {};
export const ManyChosen: Story = { args: { chosen: ["reading", "friends"] } };
export const One: Story = {
  args: {
    legend: "Does your child have an IEP today?",
    kind: "one",
    required: true,
    options: [
      { id: "yes", label: "Yes" },
      { id: "no", label: "No" },
      { id: "unsure", label: "I am not sure" },
    ],
  },
};
export const OneChosen: Story = { args: { ...One.args, chosen: ["unsure"] } };
export const WithHint: Story = { args: { hint: "Check all that are true in a usual week." } };
export const WithError: Story = {
  args: { ...One.args, error: "Please choose an answer to go on." },
};

/** Stateful, like a questionnaire. */
function Answered({ chosen, ...rest }: Args) {
  const [now, setNow] = useState(chosen);
  return <Choice {...rest} chosen={now} onChange={setNow} />;
}
