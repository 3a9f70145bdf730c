import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inNarrowColumn } from "../../../tests/inNarrowColumn.tsx";
import { documentProblems } from "../../document-reader/index.ts";
import { ChooseDocument } from "./ChooseDocument.tsx";
import { DocumentReader } from "./DocumentReader.tsx";
import { ResultScreen } from "./ResultScreen.tsx";
import { sampleDocument } from "./sampleAnswers.ts";
import { noticeFindings } from "./tests/noticeFindings.ts";

/** A story has no worker: what comes after reading is given. */
export default {
  title: "Tools/Document reader",
  component: DocumentReader,
} satisfies Meta<typeof DocumentReader>;

type Story = StoryObj<typeof DocumentReader>;

const nothing = () => {};
const shown = (findings: typeof sampleDocument.findings, scannedPages: readonly number[] = []) => (
  <ResultScreen
    document={{
      ...sampleDocument,
      findings,
      reading: { ...sampleDocument.reading, scannedPages },
      removed: [],
    }}
    onChange={nothing}
    onAnother={nothing}
  />
);

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
export const Iep: Story = { render: () => shown(sampleDocument.findings, [3]) };
export const Notice: Story = { render: () => shown(noticeFindings) };
export const Edited: Story = {
  ...Iep,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Change ?: Speech therapy/ }));
    await expect(canvas.getByRole("textbox", { name: /^Minutes/ })).toBeVisible();
  },
};
export const IepInNarrowColumn: Story = { ...Iep, decorators: [inNarrowColumn] };
