import { tools } from "@iep-insider/sdk/catalog";
import type { AttributeName } from "@iep-insider/widgets/element";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { action } from "storybook/actions";
import { expect, waitFor } from "storybook/test";
import { attributeControls, attributesIn } from "./attributeControls.ts";
import { countsStayHere } from "./countsStayHere.ts";
import { EmbeddedElement, type EmbeddedElementProps } from "./EmbeddedElement.tsx";

type Args = Pick<EmbeddedElementProps, "tag" | "script"> & Partial<Record<AttributeName, string>>;

/** The built elements, as on a partner's page: from `widgets/dist/embed`, not from source. */
export default {
  title: "Elements/On a page",
  args: { tag: "aide-screener", script: "loader" },
  argTypes: {
    tag: { control: "select", options: tools.map((tool) => tool.tag) },
    script: { control: "inline-radio", options: ["loader", "self-contained"] },
    ...attributeControls,
  },
  parameters: { ownSurroundings: true },
  beforeEach: countsStayHere,
  render: (args) => <Embedded {...args} />,
  play: ({ args, canvasElement }) => untilShown(canvasElement, args.tag),
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

export const ByLoader: Story = {};
export const BySelfContainedFile: Story = { args: { script: "self-contained" } };
export const LightTheme: Story = { args: { theme: "light" } };
export const DarkTheme: Story = { args: { theme: "dark" } };
/** A page with color-scheme dark needs no attribute. */
export const OnADarkPage: Story = {
  decorators: [
    (Story) => (
      <div style={{ colorScheme: "dark", background: "#101418", padding: 16 }}>
        <Story />
      </div>
    ),
  ],
};
export const DarkAccent: Story = { args: { accent: "#7a1f5c" } };
/** On a light accent the text is black; the element computes it. */
export const LightAccent: Story = { args: { accent: "#ffd166" } };
/** The tool works anyway, and tells the site's owner how to fix it: below it, and on the console. */
export const WrongAttributes: Story = {
  args: { theme: "blue", state: "Massachusetts", "site-key": "12345" },
  beforeEach: () => {
    const { warn } = console;
    console.warn = action("the owner of the site is told");
    return () => {
      console.warn = warn;
    };
  },
};
export const WithAHeading: Story = { args: { heading: "From our advisers: take ten minutes for this one" } };
/** Only the button and its script load before the button is about to be used. */
export const BehindAButton: Story = { args: { mode: "dialog", accent: "#7a1f5c" } };
/** Its state survives closing; Escape, Back and a press outside close it as well. */
export const OpenInADialog: Story = opened({ mode: "dialog", "button-label": "Does my child need an aide?" });
export const SlidIn: Story = opened({ mode: "slide-in" });
/** The button stays at the lower edge of the window. */
export const FloatingButton: Story = { args: { mode: "floating", "button-label": "Need an aide?" } };
export const OpenFloating: Story = opened({ mode: "floating", side: "left" });
export const OpenOnTheFullPage: Story = opened({ mode: "full-page" });
/** A link of the page opens it; the tool has no button then. */
export const OpenedByALink: Story = {
  args: { mode: "slide-in", trigger: "iep-help" },
  render: (args) => (
    <>
      <a href="#iep-help">Does my child need an aide?</a>
      <Embedded {...args} />
    </>
  ),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const root = await waitFor(() => rootWithButton(canvasElement, args.tag), { timeout: 8000 });
    await expect(root.querySelector("button")).not.toBeVisible();
    await userEvent.click(canvas.getByRole("link"));
    await waitFor(() => expect(root.querySelector(".iep-tool button")).toBeVisible(), { timeout: 8000 });
  },
};
/** Each keeps its own state; both share one style sheet and one script. */
export const TwoOnOnePage: Story = {
  render: (args) => (
    <div
      style={{
        display: "grid",
        gap: 24,
        gridTemplateColumns: "repeat(auto-fit, minmax(min(18rem, 100%), 1fr))",
      }}
    >
      <Embedded {...args} />
      <Embedded {...args} theme="dark" />
    </div>
  ),
  play: async ({ args, canvasElement, userEvent }) => {
    await untilShown(canvasElement, args.tag);
    const [first, second] = [...canvasElement.querySelectorAll(args.tag)].map((one) => one.shadowRoot);
    const start = first?.querySelector("button");
    if (start) await userEvent.click(start);
    await waitFor(() => expect(first?.querySelector("fieldset")).toBeVisible());
    await expect(second?.querySelector("fieldset")).toBeNull();
  },
};
/** An unknown or misspelled tag: the loader says so in its place. */
export const UnknownTag: Story = {
  args: { tag: "iep-leter-generator" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("note")).toHaveTextContent("There is no tool <iep-leter-generator>");
  },
};

function opened(args: Partial<Args>): Story {
  return {
    args,
    play: async ({ args: { tag = "aide-screener" }, canvasElement, userEvent }) => {
      await untilShown(canvasElement, tag);
      const root = rootWithButton(canvasElement, tag);
      const opener = root.querySelector("button");
      if (opener) await userEvent.click(opener);
      await waitFor(() => expect(root.querySelector(".iep-tool button")).toBeVisible(), { timeout: 8000 });
    },
  };
}

/** @throws until the element has its button. */
function rootWithButton(canvas: HTMLElement, tag: string): ShadowRoot {
  const root = canvas.querySelector(tag)?.shadowRoot;
  if (!root?.querySelector("button")) throw new Error(`<${tag}> is not there yet.`);
  return root;
}

function Embedded({ tag, script, ...rest }: Args) {
  return <EmbeddedElement tag={tag} script={script} attributes={attributesIn(rest)} />;
}

async function untilShown(canvas: HTMLElement, tag: string): Promise<void> {
  await waitFor(
    () => {
      for (const element of canvas.querySelectorAll(tag))
        expect(element.shadowRoot?.querySelector("button")).toBeVisible();
    },
    { timeout: 8000 },
  );
}
