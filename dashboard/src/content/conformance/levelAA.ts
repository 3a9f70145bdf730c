import type { Criterion } from "./Criterion.ts";

const noMedia = {
  level: "not-applicable",
  remarks: "There is no audio and no video.",
  checks: ["sources"],
} as const;

/** The success criteria of WCAG 2.2 at level AA, in its order. */
export const levelAA: readonly Criterion[] = [
  { number: "1.2.4", name: "Captions (Live)", ...noMedia },
  { number: "1.2.5", name: "Audio Description (Prerecorded)", ...noMedia },
  {
    number: "1.3.4",
    name: "Orientation",
    level: "supports",
    remarks: "Pages follow the device, upright or on its side.",
    checks: ["sources"],
  },
  {
    number: "1.3.5",
    name: "Identify Input Purpose",
    level: "partially-supports",
    remarks:
      "Fields for your name, email and password say what they are for. A test checks that what they say is valid, not that each field says it.",
    checks: ["axe"],
  },
  {
    number: "1.4.3",
    name: "Contrast (Minimum)",
    level: "supports",
    remarks: "Text has a contrast of 4.5 to 1 or more.",
    checks: ["axe", "contrast"],
  },
  {
    number: "1.4.4",
    name: "Resize Text",
    level: "supports",
    remarks: "Pages can be zoomed to 400%.",
    checks: ["axe", "reflow"],
  },
  {
    number: "1.4.5",
    name: "Images of Text",
    level: "supports",
    remarks: "No picture has text, but for the logo of a partner.",
    checks: ["sources"],
  },
  {
    number: "1.4.10",
    name: "Reflow",
    level: "supports",
    remarks:
      "A page fits a screen 320 pixels wide with no sideways scroll. A wide table scrolls inside its own frame.",
    checks: ["reflow"],
  },
  {
    number: "1.4.11",
    name: "Non-text Contrast",
    level: "supports",
    remarks: "The borders of fields and the ring of the focus have a contrast of 3 to 1 or more.",
    checks: ["contrast"],
  },
  {
    number: "1.4.12",
    name: "Text Spacing",
    level: "supports",
    remarks: "With wider spacing, no text is cut off and none lies over other text.",
    checks: ["axe", "spacing"],
  },
  {
    number: "1.4.13",
    name: "Content on Hover or Focus",
    level: "supports",
    remarks: "A tip stays while the pointer is on it, and Escape closes it.",
    checks: ["messages"],
  },
  {
    number: "2.4.5",
    name: "Multiple Ways",
    level: "partially-supports",
    remarks: "Tools can be found in a list and by a search. Some other pages are linked from one place only.",
    checks: ["files"],
  },
  {
    number: "2.4.6",
    name: "Headings and Labels",
    level: "supports",
    remarks: "Headings and labels say what follows them. The tests find each control by its label.",
    checks: ["pageTexts", "keyboardTools", "keyboardForms"],
  },
  {
    number: "2.4.7",
    name: "Focus Visible",
    level: "supports",
    remarks: "What has the focus shows a ring at least two pixels wide.",
    checks: ["keyboardPages"],
  },
  {
    number: "2.4.11",
    name: "Focus Not Obscured (Minimum)",
    level: "supports",
    remarks:
      "What has the focus is in view, and no bar lies over it. Pages leave room for the bars that stay in view.",
    checks: ["keyboardPages", "keyboardTools", "keyboardOverlays"],
  },
  {
    number: "2.5.7",
    name: "Dragging Movements",
    level: "partially-supports",
    remarks:
      "A file can be chosen by a button. The slider of the check-in is the browser's own, which also takes a tap. A test uses it by finger and by key, not by one tap.",
    checks: ["keyboardTools"],
  },
  {
    number: "2.5.8",
    name: "Target Size (Minimum)",
    level: "supports",
    remarks: "Targets have 24 pixels or more, or room around them.",
    checks: ["axe"],
  },
  {
    number: "3.1.2",
    name: "Language of Parts",
    level: "partially-supports",
    remarks:
      "Pages and tools are in English or in Spanish, and links to the other language say so. On Spanish pages, not all quotes from a school's document are marked as English.",
    checks: ["axe"],
  },
  {
    number: "3.2.3",
    name: "Consistent Navigation",
    level: "supports",
    remarks: "All pages of our site have the same header and footer. Those of the operators have their own.",
    checks: ["files"],
  },
  {
    number: "3.2.4",
    name: "Consistent Identification",
    level: "partially-supports",
    remarks: "Pages and tools are made of one set of parts. No test compares their names from page to page.",
    checks: [],
  },
  {
    number: "3.3.3",
    name: "Error Suggestion",
    level: "supports",
    remarks: "The words of an error say what to do.",
    checks: ["errors"],
  },
  {
    number: "3.3.4",
    name: "Error Prevention (Legal, Financial, Data)",
    level: "supports",
    remarks:
      "A letter is shown before it is used. A price is shown before it is paid. Before something is deleted, we ask.",
    checks: ["keyboardTools", "keyboardForms"],
  },
  {
    number: "3.3.8",
    name: "Accessible Authentication (Minimum)",
    level: "supports",
    remarks: "A password can be pasted or filled in by the browser. There is no puzzle.",
    checks: ["sources", "keyboardForms"],
  },
  {
    number: "4.1.3",
    name: "Status Messages",
    level: "supports",
    remarks: "Messages are told to a screen reader without moving the focus.",
    checks: ["messages"],
  },
];
