import { formatCents, prices, productName } from "@iep-insider/sdk/catalog";
import type { TextContent } from "./TextContent.ts";

const single = formatCents(prices.singleUse);
const monthly = formatCents(prices.proMonthly);

// Names no company, address or court: none of them is set. Nothing is sold yet, and this says so (wording.md H).

export const terms: TextContent = {
  title: "Terms of Service",
  lead: `What you can count on when you use ${productName}, and what we ask of you. By using the site you agree to this page.`,
  changed: "November 21, 2026",
  sections: [
    {
      id: "what",
      title: "What this is",
      blocks: [
        `${productName} is a set of tools for parents whose children need help at school. It was created by a credentialed school psychologist.`,
        [
          "The tools give information. They do not give legal advice, and no lawyer or expert reads your case. Please read ",
          { label: "what that means", to: "/not-legal-advice" },
          ".",
        ],
        [
          "You can reach the people who run this site through the ",
          { label: "contact page", to: "/contact" },
          ".",
        ],
      ],
    },
    {
      id: "today",
      title: "Accounts and payments today",
      blocks: [
        "You can make an account. Nothing is sold here yet. Every tool that is ready is open to you without payment, also where a card already shows a price.",
        "Give your own name and an email address that is yours. Keep your password to yourself. If you think that somebody else uses your account, set a new password: all other browsers are then signed out. You can delete your account at any time.",
        "Before the first sale, this page will name who runs the site, with a postal address.",
      ],
    },
    {
      id: "prices",
      title: "Prices, once we sell",
      blocks: [
        "This is what we plan. It may change before we begin. It will not change for a purchase you have made.",
        {
          points: [
            `One use of a paid tool: ${single}, paid once.`,
            `Pro membership, with all tools and no limit: ${monthly} a month. It renews each month until you cancel.`,
            "Some tools are free, and so are the letter templates.",
          ],
        },
        "You will see the price, how it renews and how to cancel before you pay. We will ask for a clear yes. You will be able to cancel online, at any time. You keep what you paid for until the paid month ends, and you see that date before you confirm.",
        "When an AI tool fails to give an answer, it does not count as a use.",
      ],
    },
    {
      id: "yours",
      title: "What you make is yours",
      blocks: [
        "Letters, reports and lists that you make with a tool are yours. Copy them, change them, print them and send them as you like. Read them before you do: you are the one who signs.",
      ],
    },
    {
      id: "fair",
      title: "What we ask of you",
      blocks: [
        {
          points: [
            "Write as yourself, for your own child, or for a family that asked you to.",
            "Do not use the site to threaten, to deceive or to harm anyone.",
            "Do not try to break in, and do not flood the site with requests. There are limits that protect it.",
            "Do not present our words as the advice of a lawyer.",
          ],
        },
        "We may block what breaks these rules.",
      ],
    },
    {
      id: "sites",
      title: "If you run a site",
      blocks: [
        "You may show our tools on your own pages with the code that we give you for it. Please do not say that we stand behind your site, and do not hide who made the tool.",
      ],
    },
    {
      id: "privacy",
      title: "Your privacy",
      blocks: [
        [
          "What stays on your device, and what does not, is told tool by tool on the page ",
          { label: "Privacy", to: "/privacy" },
          ".",
        ],
      ],
    },
    {
      id: "limits",
      title: "What we cannot promise",
      blocks: [
        "We read the rules we cite, and we keep the date. We can still be wrong, and laws change. Check what matters before you act on it.",
        "We offer the site as it is. It may be down, and a tool may change or go away. As far as the law allows, we do not pay for harm that comes from relying on a tool in place of advice about your case.",
        "Nothing on this page takes away a right that the law gives you and that cannot be signed away.",
        "We link to other sites because they may help. They are not ours, and we cannot answer for them.",
      ],
    },
    {
      id: "changes",
      title: "If these terms change",
      blocks: [
        "We change the date at the top. If a change would cost you a right or money, we will say so on the site before it counts.",
      ],
    },
  ],
};
