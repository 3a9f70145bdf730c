import { formatCents, prices, productName } from "@iep-insider/sdk/catalog";
import type { TextContent } from "./TextContent.ts";

const single = formatCents(prices.singleUse);
const monthly = formatCents(prices.proMonthly);

// What is sold, how it renews and how to cancel. The seller is a server setting (`OperatorNote`).

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
        "The tools give information. They do not give legal advice, and no lawyer or expert reads your case. Please read [what that means](/not-legal-advice).",
        "You can reach the people who run this site through the [contact page](/contact).",
      ],
    },
    {
      id: "operator",
      title: "Who runs this site",
      blocks: ["Anyone who takes payments has to say who they are. This is our name and postal address:"],
    },
    {
      id: "accounts",
      title: "Accounts",
      blocks: [
        "You need no account for a single use or for the free tools. A membership comes with one.",
        "Give your own name and an email address that is yours. Keep your password to yourself. If you think that somebody else uses your account, set a new password: all other browsers are then signed out. You can delete your account at any time. A membership is cancelled first.",
      ],
    },
    {
      id: "prices",
      title: "What is sold, and for how much",
      blocks: [
        {
          points: [
            `One use of a paid tool: ${single}, paid once. Nothing renews.`,
            `Pro membership, with all tools and no limit: ${monthly} a month. It renews each month, and your card is charged each time, until you cancel.`,
            "Some tools are free. They ask for your email address. The letter templates are free and ask for nothing.",
          ],
        },
        "What one use is depends on the tool. It is on the page [Pricing](/pricing). Where the result of a tool leads to a letter, the same use opens the letter, too. A use that you have not spent does not expire. It works once, so do not pass on the link in the email about it.",
        "You see the price, how it renews and how to cancel before you pay. For a membership we ask for a clear yes, and we keep it. A new price does not change a purchase you have made.",
        "We sell only what is there. A tool that opens to Pro members first says so, and cannot be bought until then.",
      ],
    },
    {
      id: "cancel",
      title: "How to cancel",
      blocks: [
        "You can cancel a membership at any time, online. Sign in and open [My Account](/account). There it takes two presses: “Cancel Subscription”, then “Yes, Cancel Subscription”. You see the day your access ends before you confirm. Until that day all tools stay open to you. After it, your card is not charged again.",
        "You can also cancel by writing to us.",
      ],
    },
    {
      id: "refunds",
      title: "If something goes wrong with a payment",
      blocks: [
        "When a tool fails to give an answer, it does not count as a use. If you were charged twice for one thing, you get the second payment back.",
        "If you want your money back for another reason, [write to us](/contact). Tell us the email address you paid with, and what happened. A person reads it. You get what the law where you live gives you.",
        "When a payment is refunded, what it had opened is closed.",
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
        "What stays on your device, and what does not, is told tool by tool on the page [Privacy](/privacy).",
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
