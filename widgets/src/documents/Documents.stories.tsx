import { priorWrittenNotice, supplementaryAids } from "@iep-insider/sdk/law";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { DocumentActions } from "./DocumentActions.tsx";
import type { ReportDocument } from "./ReportDocument.ts";
import { DocumentView } from "./report/DocumentView.tsx";
import { reportFormat } from "./report/reportFormat.tsx";
import { clipboardThat } from "./tests/clipboardThat.ts";

const document: ReportDocument = {
  kind: "report",
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
      title: "Before the meeting",
      blocks: [
        {
          kind: "checks",
          checks: [
            { text: "Ask for drafts.", isDone: true, hint: "A few days before, so that you can read them." },
            { text: "Write your questions down.", isDone: false },
          ],
        },
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
  component: DocumentActions<ReportDocument>,
  args: { document, format: reportFormat, labels: { copy: "Copy Results", download: "Download Results" } },
} satisfies Meta<typeof DocumentActions<ReportDocument>>;

type Story = StoryObj<typeof DocumentActions<ReportDocument>>;

export const Actions: Story = {};
export const Copied: Story = {
  beforeEach: () => clipboardThat(() => Promise.resolve()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy Results" }));
    await expect(await canvas.findByRole("button", { name: "Copied!" })).toBeVisible();
  },
};
/** Without any clipboard access: reported in place and in a toast. */
export const CopyFailed: Story = {
  beforeEach: () => clipboardThat(() => Promise.reject(new Error("not allowed"))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy Results" }));
    await waitFor(() => expect(canvas.getAllByText(/could not copy it/)).toHaveLength(2));
  },
};
/** Every kind of block. */
export const View: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <DocumentView sections={args.document.sections} />
    </div>
  ),
};
