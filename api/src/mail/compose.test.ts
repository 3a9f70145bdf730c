import { readingGrade, textOf, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { describe, expect, test } from "vitest";
import { compose } from "./compose.ts";
import type { Mail } from "./Mail.ts";
import { accountDeleted } from "./templates/accountDeleted.ts";
import { messageAnswer, messageCopy, messageNotice } from "./templates/contactMessage.ts";
import { letterTemplate } from "./templates/letterTemplate.ts";
import { alreadyOnNewsletter, confirmNewsletter } from "./templates/newsletter.ts";
import { passwordChanged } from "./templates/passwordChanged.ts";
import { purchased } from "./templates/purchased.ts";
import { refunded } from "./templates/refunded.ts";
import { resetPassword } from "./templates/resetPassword.ts";
import {
  joiningKnownAddress,
  renewalFailed,
  secondSubscriptionUndone,
  subscriptionCancelled,
  subscriptionWaits,
  welcomeToPro,
} from "./templates/subscription.ts";
import { verifyEmail } from "./templates/verifyEmail.ts";

const origin = "https://iep.example";
const expiry = new Date("2026-11-24T19:44:00.000Z");
const contact = { page: `${origin}/contact`, email: null };
const about = { page: `${origin}/manage-subscription`, contact, usefulUntil: expiry };
const bought = {
  order: 12,
  amount: 499,
  paidAt: expiry,
  link: `${origin}/advanced-tools?claim=abc`,
  contact,
  usefulUntil: expiry,
};
const givenBack = {
  order: 12,
  amount: 499,
  refundedAt: expiry,
  subscriptionPage: `${origin}/manage-subscription`,
  contact,
  usefulUntil: expiry,
};
const firstMonth = {
  order: 13,
  amount: 1999,
  paidAt: expiry,
  paidUntil: new Date("2026-12-24T19:44:00.000Z"),
};
const mails: readonly Mail[] = [
  verifyEmail(`${origin}/verify-email?token=abc`, expiry),
  resetPassword(`${origin}/reset-password?token=abc`, expiry),
  passwordChanged(`${origin}/forgot-password`, expiry),
  accountDeleted(`${origin}/contact`, expiry),
  purchased({ ...bought, tool: "letter-generator", kind: "quiz" }),
  purchased({ ...bought, tool: null, kind: "ai_question" }),
  refunded({ ...givenBack, tool: "letter-generator", kind: "quiz" }),
  refunded({ ...givenBack, tool: null, kind: "ai_question" }),
  welcomeToPro(about, firstMonth),
  subscriptionCancelled(about, expiry),
  renewalFailed(about),
  secondSubscriptionUndone(about),
  subscriptionWaits(about),
  joiningKnownAddress(about),
  confirmNewsletter(`${origin}/newsletter?confirm=abc`, expiry),
  alreadyOnNewsletter(`${origin}/newsletter?unsubscribe=abc`, expiry),
  letterTemplate({
    title: "IEP Meeting Request Letter",
    text: "[Date]\n\nDear <Principal>,\nplease write.",
    filePage: `${origin}/templates/IEP-Meeting-Request-Letter.txt`,
    resourcesPage: `${origin}/resources`,
    usefulUntil: expiry,
  }),
  messageCopy({ receivedAt: expiry, words: "How do I begin?", usefulUntil: expiry }),
  messageAnswer({
    receivedAt: expiry,
    answer: "Hello Ana,\nplease open <My Account>.",
    contact,
    usefulUntil: expiry,
  }),
];
const spaced = (text: string) => text.replaceAll("\u202f", " ");
/** How many links they have, where it is not one. */
const linksIn: Readonly<Record<string, number>> = { "letter-template": 2, "message-copy": 0 };

describe.each(mails.map((mail) => [mail.kind, mail] as const))("the mail %s", (kind, mail) => {
  const { text, html, subject, headers } = compose(mail, origin);

  test("says who sent it, why, and what to do if it was not you", () => {
    expect(subject).toContain("IEP Insider");
    expect(text).toContain(`This email is from IEP Insider, ${origin}`);
    expect(text).toMatch(/someone|was just changed|was deleted, as you asked|You paid|membership/);
    expect(text).toContain("If it was not you");
  });

  test("links to us and nowhere else, and loads nothing", () => {
    const links = [...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1] ?? "");
    expect(links).toHaveLength(linksIn[kind] ?? 1);
    for (const address of [...links, ...(text.match(/https?:\S+/g) ?? [])])
      expect(address).toMatch(`${origin}`);
    expect(html).not.toMatch(/<img|<link|<script|src=|url\(|@import|@font-face/);
  });

  test("has the same words as text and as HTML", () => {
    const words = (content: string) =>
      content
        .replace(
          /<title>.*<\/title>|<style>.*<\/style>|<div style="display:none.*<\/div>|<[^>]+>|^> |:(?=\s|<)/gm,
          " ",
        )
        .split(/\s+/)
        .filter(Boolean);
    const entities = { "&#39;": "'", "&amp;": "&", "&lt;": "(", "&gt;": ")" };
    const plain = html.replace(/&(?:#39|amp|lt|gt);/g, (entity) => Reflect.get(entities, entity));
    expect(words(plain)).toEqual(words(text.replaceAll("<", "(").replace(/(?<!^)>/gm, ")")));
  });

  test("is not one that anybody can unsubscribe from", () => {
    expect(headers).toEqual({});
  });
});

const ours = mails.slice(-4);
test.each(ours.map((mail) => [mail.kind, mail] as const))("the mail %s is in plain words", (_, { body }) => {
  const words = body.filter((block) => typeof block === "string");
  expect(readingGrade(withoutLeftOut(textOf(words, [])))).toBeLessThanOrEqual(8);
});

test("user-written text is kept line by line, and nothing in it is markup", () => {
  const quote = "a\r\n<a href='https://evil.example'>b</a>\n\n> c";
  const mail = { ...verifyEmail(origin, expiry), body: [{ quote }] };
  const { text, html } = compose(mail, origin);
  expect(text).toContain("> a\n> <a href='https://evil.example'>b</a>\n>\n> > c\n\n");
  expect(html).toContain(
    ">a<br>&lt;a href=&#39;https://evil.example&#39;&gt;b&lt;/a&gt;<br><br>&gt; c</blockquote>",
  );
});

test("user-written text is in no subject", () => {
  const notice = messageNotice({
    receivedAt: expiry,
    isPro: false,
    sender: "Name: Evil",
    senderEmail: "evil@example.org",
    message: "Evil",
    adminPage: `${origin}/admin`,
    usefulUntil: expiry,
  });
  expect(compose(notice, origin).subject).not.toContain("Evil");
});

test("a receipt says what, how much, when, how long it is open, its order, and how to ask for the money back", () => {
  const day = compose(purchased({ ...bought, tool: "letter-generator", kind: "quiz" }), origin).text;
  expect(spaced(day)).toContain(
    [
      "What: One use: Letter Generator",
      "Amount: $4.99",
      "Paid: Tuesday, November 24, 2026 at 2:44 PM (Eastern Time)",
      "Open: 24 hours from when you first open it",
      "Order: #12",
      `Questions: ${origin}/contact`,
    ].join("\n"),
  );
  expect(day).toContain("write to us on our contact page and give the order number");
  // What was typed does not follow the link; before a credit nothing was typed.
  expect(spaced(day)).toContain("Opened on another device, the tool starts empty.");
  expect(compose(purchased({ ...bought, tool: null, kind: "quiz" }), origin).text).not.toContain("empty");
  expect(compose(purchased({ ...bought, tool: "chat", kind: "ai_question" }), origin).text).toContain(
    "Open: Until you get your answer\n",
  );
  expect(compose(refunded({ ...givenBack, tool: "letter-generator", kind: "quiz" }), origin).text).toMatch(
    /Amount: \$4\.99\nRefunded: Tuesday, .*\nOrder: #12\n/,
  );
  expect(compose(welcomeToPro(about, firstMonth), origin).text).toMatch(
    /Amount: \$19\.99\nPaid: .*\nPaid until: December 24, 2026\nOrder: #13\n/,
  );
});

test("where the operator named an address, receipts show it, and answers to them go there", () => {
  const named = { ...contact, email: "help@iep.example" };
  const answer = messageAnswer({ receivedAt: expiry, answer: "Yes.", contact: named, usefulUntil: expiry });
  const receipt = purchased({ ...bought, contact: named, tool: "letter-generator", kind: "quiz" });
  expect([answer.replyTo, receipt.replyTo]).toEqual([named.email, named.email]);
  expect(compose(receipt, origin).text).toContain("Questions: help@iep.example\n");
  expect(compose(answer, origin).text).toContain("You can reply to this email");
  expect(purchased({ ...bought, tool: "letter-generator", kind: "quiz" })).not.toHaveProperty("replyTo");
});

test("no value can become markup, wherever it occurs", () => {
  const evil = `<script>alert("1")</script>`;
  const body = [evil, { small: evil }, { lines: evil }, { quote: evil }, { facts: [[evil, evil]] }] as const;
  const link = { label: evil, href: `${origin}/?a="><script>` };
  const mail = { ...verifyEmail(origin, expiry), subject: evil, title: evil, body: [...body, link] };
  const { html } = compose(mail, origin);
  expect(html).not.toContain("<script");
  // The document's title, the heading, the preheader and all blocks.
  expect(html.split("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;")).toHaveLength(11);
});

test("the mails about a subscription say what it costs, that it renews, how it is cancelled, and until when it lasts", () => {
  expect(compose(welcomeToPro(about, firstMonth), origin).text).toMatch(
    /\$19\.99 a month\. It renews each month.*until you cancel.*Manage Subscription/,
  );
  expect(compose(subscriptionCancelled(about, expiry), origin).text).toContain("until November 24, 2026");
  expect(compose(subscriptionCancelled(about, null), origin).text).not.toContain("until");
});

const news: Mail = {
  kind: "newsletter",
  purpose: "news",
  subject: "News",
  title: "News",
  inEnglish: null,
  usefulUntil: expiry,
  body: ["Hello,"],
  unsubscribeUrl: `${origin}/unsubscribe?token=abc`,
  operator: { name: "Example Inc.", address: "1 Main Street\nSpringfield, MA 01101" },
};

test("a newsletter can be unsubscribed from with one click, in the mail program and in the text", () => {
  const { headers, text, html } = compose(news, origin);
  expect(headers).toEqual({
    "List-Unsubscribe": `<${origin}/unsubscribe?token=abc>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  for (const part of [text, html]) expect(part).toContain(`${origin}/unsubscribe?token=abc`);
});

test("a newsletter says who sent it, with the postal address, and why it was sent", () => {
  const { text, html } = compose(news, origin);
  expect(text).toContain("\n\nExample Inc.\n1 Main Street\nSpringfield, MA 01101\n\n");
  expect(html).toContain(">Example Inc.<br>1 Main Street<br>Springfield, MA 01101</p>");
  expect(text).toContain(
    "You are getting it because you asked for our newsletter and confirmed this address.",
  );
});
