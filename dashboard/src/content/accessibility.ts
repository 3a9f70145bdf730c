import { productName } from "@iep-insider/sdk/catalog";
import type { TextContent } from "./TextContent.ts";

// States only what the tests check (CONTRIBUTING "What every change has to pass").

export const accessibility: TextContent = {
  title: "Accessibility",
  lead: `Many parents who use ${productName} have a disability too, or little time, or an old phone. These pages and tools should work for you as you are.`,
  changed: "November 26, 2026",
  sections: [
    {
      id: "aim",
      title: "What we aim for",
      blocks: [
        "Our goal is WCAG 2.2, level AA, a public standard for web pages. We test for it, as told below. We do not claim that every page meets every point of it.",
        {
          points: [
            "All can be done with a keyboard. You can always see where you are.",
            "Text can be made larger. A page fits a screen 320 pixels wide, such as a small phone, or a large screen at 400%, with no sideways scroll.",
            "Light or dark follows the setting of your device. So does “reduce motion”.",
            "Color alone never says a thing. A word or a shape says it too.",
            "Text is set in Atkinson Hyperlegible Next, a typeface made to be easy to read.",
            "Buttons and fields are large enough for a thumb. No step has a time limit.",
            "Words are plain. Where a school term is needed, we say what it means.",
          ],
        },
      ],
    },
    {
      id: "tests",
      title: "What we test, and how",
      blocks: [
        "Each change to the product has to pass these tests:",
        {
          points: [
            "A checker called axe looks at each page and at each step of a tool. It does so at 320 and at 1280 pixels, in light and in dark.",
            "A test goes through each tool, the contact form and the account pages with the keyboard alone.",
            "A test checks that each color pair has enough contrast.",
            "Each page is loaded with scripts turned off. Its words must still be there.",
            "We look at each new screen on three widths, in light and in dark.",
          ],
        },
        "Our [accessibility report](/accessibility/report) goes through WCAG point by point, and says which tests are behind each answer.",
      ],
    },
    {
      id: "limits",
      title: "What we know is missing",
      blocks: [
        {
          points: [
            "These tests run in Chromium. That is what Chrome and Edge are built on. A shorter list also runs in Firefox and in WebKit, the base of Safari: each tool to its result and its file, payment, and printing. We have not tried a real iPhone.",
            "A checker finds only a part of all faults. We have not yet tested with every screen reader, nor with voice control.",
            "The tools, the contact form and your account need JavaScript. The pages can be read without it.",
            "Our pages and tools are in English and in Spanish. The letter that goes to a school is in English, with the Spanish beside it. In English only are our newsletter, the accessibility report, the page about us, and the pages for other sites. No native speaker has reviewed the Spanish yet.",
            "We do not check the pages of other sites that we link to, nor other people's pages that show one of our tools.",
          ],
        },
      ],
    },
    {
      id: "report",
      title: "If something does not work for you",
      blocks: [
        "Please [write to us](/contact). Tell us the page, what you tried to do, and what you use, such as your phone or your screen reader. We usually answer within 24 hours.",
        "Tell us too if you need something from our pages in another form. We will try to send it to you.",
      ],
    },
  ],
};
