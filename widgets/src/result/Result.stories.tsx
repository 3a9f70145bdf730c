import type { Meta, StoryObj } from "@storybook/react-vite";
import { reportFormat } from "../documents/index.ts";
import { Fold, MarkedText, Result, ResultActions, VerdictBand, Why } from "./index.ts";

/** The parts of every result, in order. */
export default {
  title: "Result/Result",
} satisfies Meta;

type Story = StoryObj;

export const Whole: Story = {
  render: () => (
    <Result>
      <VerdictBand tone="good" verdict="You have strong reasons to ask." label="Level of need: high" />
      <Why
        reasons={[
          { name: "Safety", text: "Your child has run away from school." },
          { text: "You checked 3 of 5 lines." },
        ]}
      />
      <div>
        <Fold title="What the law says" short={<span> 6 rules</span>}>
          <p>The school must look at every area where it suspects a disability.</p>
        </Fold>
        <Fold title="Who can help you for free">
          <p>Every state has a parent center.</p>
        </Fold>
      </div>
      <ResultActions
        document={{ kind: "report", fileName: "story", title: "Story", lead: [], sections: [], footer: [] }}
        format={reportFormat}
        labels={{ copy: "Copy Results", download: "Download Results" }}
      />
    </Result>
  ),
};

export const LookCloser: Story = {
  render: () => <VerdictBand tone="caution" verdict="It depends" />,
};

export const NeitherGoodNorBad: Story = {
  render: () => <VerdictBand tone="plain" verdict="More facts are needed" />,
};

/** A pasted goal; the last quote does not occur in it, and so marks nothing. */
export const MarkedGoal: Story = {
  render: () => (
    <MarkedText
      title="Your goal, part by part"
      text={"By June, Sam will read 90 words per minute\nin 3 of 4 trials."}
      quotes={[
        { quote: "By June", name: "By when", note: "It says by when." },
        { quote: "read 90 words per minute", name: "What your child will do", note: "Others can hear it." },
        { quote: "90 words per minute", name: "When it is met", note: "This is a clear number." },
        { quote: "60 words", name: "Where your child is now", note: "The goal does not say this." },
      ]}
    />
  ),
};
