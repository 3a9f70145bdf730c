import { priorWrittenNotice, supplementaryAids } from "@iep-insider/sdk/law";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { DocumentActions } from "./DocumentActions.tsx";
import { DocumentView } from "./DocumentView.tsx";
import type { ReportDocument } from "./ReportDocument.ts";

const document: ReportDocument = {
  fileName: "story",
  title: "What to bring to the meeting",
  lead: ["You have good reasons to ask for a meeting."],
  sections: [
    { title: "In short", blocks: [{ kind: "paragraph", text: "Ask in writing, and keep a copy." }] },
    {
      title: "What to ask for",
      blocks: [
        {
          kind: "list",
          title: "This week",
          items: ["A date for the meeting.", "The newest progress report."],
        },
        { kind: "list", title: "At the meeting", items: ["Who helps, with what, and for how long."] },
      ],
    },
    {
      title: "What an aide can give, and what it can cost",
      blocks: [
        {
          kind: "compare",
          sides: [
            { title: "Pros", items: ["An adult is there when seconds count.", "More time in class."] },
            { title: "Cons", items: ["Your child may come to lean on one adult."] },
          ],
        },
      ],
    },
    {
      title: "What the law says",
      blocks: [
        {
          kind: "law",
          sentences: [
            { text: "The school must refuse in writing, with reasons.", provisions: [priorWrittenNotice] },
            { text: "Aids and supports belong in the IEP.", provisions: [supplementaryAids] },
          ],
        },
      ],
    },
  ],
  footer: ["This is a starting point. It is not legal advice."],
};

export default {
  title: "Documents/Documents",
  component: DocumentActions,
  args: { document, labels: { copy: "Copy Results", download: "Download Results" } },
} satisfies Meta<typeof DocumentActions>;

type Story = StoryObj<typeof DocumentActions>;

export const Actions: Story = {};
export const Copied: Story = {
  beforeEach: () => clipboardThat(() => Promise.resolve()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy Results" }));
    await expect(await canvas.findByRole("button", { name: "Copied!" })).toBeVisible();
  },
};
/** Where a page may use neither the clipboard nor the older way: said in place and in a toast. */
export const CopyFailed: Story = {
  beforeEach: () => clipboardThat(() => Promise.reject(new Error("not allowed"))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy Results" }));
    await waitFor(() => expect(canvas.getAllByText(/could not copy it/)).toHaveLength(2));
  },
};
/** Every kind of block there is. */
export const View: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <DocumentView sections={args.document.sections} />
    </div>
  ),
};

/** A clipboard that answers as the story wants, and none behind it. @returns how to put the real ones back. */
function clipboardThat(writeText: (text: string) => Promise<void>) {
  const page = globalThis.document;
  const { clipboard } = navigator;
  const execCommand = page.execCommand;
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  page.execCommand = () => false;
  return () => {
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
    page.execCommand = execCommand;
  };
}
