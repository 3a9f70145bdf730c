import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { inNarrowColumn } from "../../../tests/inNarrowColumn.tsx";
import { documentProblems } from "../../document-reader/index.ts";
import { ChooseDocument } from "./ChooseDocument.tsx";
import { DocumentReader } from "./DocumentReader.tsx";
import type { OpenedDocument } from "./draft.ts";
import { ResultScreen } from "./ResultScreen.tsx";
import { sampleDocument } from "./sampleAnswers.ts";
import { letterFindings, noticeFindings } from "./tests/noticeFindings.ts";

/** A story has no worker: what comes after reading is given. */
export default {
  title: "Tools/Document reader",
  component: DocumentReader,
} satisfies Meta<typeof DocumentReader>;

type Story = StoryObj<typeof DocumentReader>;

const nothing = () => {};
interface ShownProps {
  readonly findings: OpenedDocument["findings"];
  readonly scannedPages?: readonly number[];
}

function Shown({ findings, scannedPages = [] }: ShownProps) {
  const reading = { ...sampleDocument.reading, scannedPages };
  const [document, setDocument] = useState<OpenedDocument>({
    ...{ ...sampleDocument, findings, reading },
    removed: [],
  });
  return <ResultScreen document={document} onChange={setDocument} onAnother={nothing} />;
}

export const Empty: Story = {};
export const Reading: Story = {
  render: () => (
    <ChooseDocument
      state={{ status: "reading", progress: { stage: "recognizing", page: 3, of: 8 } }}
      onOpen={nothing}
      onStop={nothing}
    />
  ),
};
export const Problems: Story = {
  render: () => (
    <>
      {documentProblems.map((problem) => (
        <ChooseDocument
          key={problem}
          state={{ status: "failed", problem }}
          onOpen={nothing}
          onStop={nothing}
        />
      ))}
    </>
  ),
};
export const Iep: Story = { render: () => <Shown findings={sampleDocument.findings} scannedPages={[3]} /> };
export const Notice: Story = { render: () => <Shown findings={noticeFindings} /> };
export const LetterWithQuestions: Story = { render: () => <Shown findings={letterFindings} /> };
export const Edited: Story = {
  ...Iep,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Change ?: Speech therapy/ }));
    await expect(canvas.getByRole("textbox", { name: /^Minutes/ })).toBeVisible();
  },
};
export const IepInNarrowColumn: Story = { ...Iep, decorators: [inNarrowColumn] };
