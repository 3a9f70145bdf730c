import { readingGrade, textOf, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { describe, expect, test } from "vitest";
import { compose } from "./compose.ts";
import type { Mail } from "./Mail.ts";
import { accountDeleted } from "./templates/accountDeleted.ts";
import { messageAnswer, messageCopy, messageNotice } from "./templates/contactMessage.ts";
import { letterTemplate } from "./templates/letterTemplate.ts";
import {
  membershipCancelled,
  membershipWaits,
  renewalFailed,
  secondMembershipUndone,
  welcomeToPro,
} from "./templates/membership.ts";
import { alreadyOnNewsletter, confirmNewsletter } from "./templates/newsletter.ts";
import { passwordChanged } from "./templates/passwordChanged.ts";
import { purchased } from "./templates/purchased.ts";
import { refunded } from "./templates/refunded.ts";
import { resetPassword } from "./templates/resetPassword.ts";
import { verifyEmail } from "./templates/verifyEmail.ts";

const origin = "https://iep.example";
const expiry = new Date("2026-11-24T19:44:00.000Z");
const about = { page: `${origin}/manage-subscription`, usefulUntil: expiry };
const bought = { amount: 499, link: `${origin}/advanced-tools?claim=abc`, usefulUntil: expiry };
const pages = { membershipPage: `${origin}/manage-subscription`, contactPage: `${origin}/contact` };
const mails: readonly Mail[] = [
  verifyEmail(`${origin}/verify-email?token=abc`, expiry),
  resetPassword(`${origin}/reset-password?token=abc`, expiry),
  passwordChanged(`${origin}/forgot-password`, expiry),
  accountDeleted(`${origin}/contact`, expiry),
  purchased({ ...bought, tool: "letters", kind: "quiz" }),
  purchased({ ...bought, tool: null, kind: "ai_question" }),
  refunded({ ...pages, amount: 499, tool: "letters", kind: "quiz", usefulUntil: expiry }),
  refunded({ ...pages, amount: 499, tool: null, kind: "ai_question", usefulUntil: expiry }),
  welcomeToPro(about),
  membershipCancelled(about, expiry),
  renewalFailed(about),
  secondMembershipUndone(about),
  membershipWaits(about),
  confirmNewsletter(`${origin}/newsletter?confirm=abc`, expiry),
  alreadyOnNewsletter(`${origin}/newsletter?unsubscribe=abc`, expiry),
  letterTemplate({
    title: "IEP Meeting Request Letter",
    text: "[Date]\n\nDear <Principal>,\nplease write.",
    filePage: `${origin}/templates/IEP-Meeting-Request-Letter.txt`,
    resourcesPage: `${origin}/resources`,
    usefulUntil: expiry,
  }),
  messageCopy({ receivedAt: expiry, words: "How do I begin?", isShortened: true, usefulUntil: expiry }),
  messageAnswer({
    receivedAt: expiry,
    answer: "Hello Ana,\nplease open <My Account>.",
    contactPage: pages.contactPage,
    usefulUntil: expiry,
  }),
];
/** How many links they have, where it is not one. */
const linksIn: Readonly<Record<string, number>> = { "letter-template": 2, "message-copy": 0 };

describe.each(mails.map((mail) => [mail.kind, mail] as const))("the mail %s", (kind, mail) => {
  const { text, html, subject, headers } = compose(mail, origin);

  test("says from whom it is, why it came, and what to do if it was not you", () => {
    expect(subject).toContain("IEP Insider");
    expect(text).toContain(`This email comes from IEP Insider, ${origin}`);
    expect(text).toMatch(/someone|was just changed|was deleted, as you asked|You paid|membership/);
    expect(text).toContain("If it was not you");
  });

  test("links to us and nowhere else, and loads nothing", () => {
    const links = [...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1] ?? "");
    expect(links).toHaveLength(linksIn[kind] ?? 1);
    for (const address of [...links, ...(text.match(/https?:\S+/g) ?? [])])
      expect(address).toMatch(`${origin}`);
    expect(html).not.toMatch(/<img|<link|<script|<style|src=|url\(/);
  });

  test("has the same words as text and as HTML", () => {
    const words = (content: string) =>
      content
        .replace(/<title>.*<\/title>|<[^>]+>|^> |:(?=\s|<)/gm, " ")
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

test("somebody's own words stay as they were, line by line, and nothing in them is markup", () => {
  const quote = "a\r\n<a href='https://evil.example'>b</a>\n\n> c";
  const mail = { ...verifyEmail(origin, expiry), body: [{ quote }] };
  const { text, html } = compose(mail, origin);
  expect(text).toContain("> a\n> <a href='https://evil.example'>b</a>\n>\n> > c\n\n");
  expect(html).toContain(
    "<blockquote>a<br>&lt;a href=&#39;https://evil.example&#39;&gt;b&lt;/a&gt;<br><br>&gt; c</blockquote>",
  );
});

test("somebody's own words are nowhere in a subject", () => {
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

test("the mails about a membership say what it costs, that it renews, how it is cancelled, and until when it lasts", () => {
  expect(compose(welcomeToPro(about), origin).text).toMatch(
    /\$19\.99 a month\. It renews each month.*until you cancel.*Manage Subscription/,
  );
  expect(compose(membershipCancelled(about, expiry), origin).text).toContain("until November 24, 2026");
  expect(compose(membershipCancelled(about, null), origin).text).not.toContain("until");
});

const news: Mail = {
  kind: "newsletter",
  purpose: "news",
  subject: "News",
  usefulUntil: expiry,
  body: ["Hello,"],
  unsubscribeUrl: `${origin}/unsubscribe?token=abc`,
  operator: { name: "Example Inc.", address: "1 Main Street\nSpringfield, MA 01101" },
};

test("a mail that we write of our own accord can be ended by one click, in the program and in the text", () => {
  const { headers, text, html } = compose(news, origin);
  expect(headers).toEqual({
    "List-Unsubscribe": `<${origin}/unsubscribe?token=abc>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  for (const part of [text, html]) expect(part).toContain(`${origin}/unsubscribe?token=abc`);
});

test("a mail that we write of our own accord says who sends it, with the postal address, and why it came", () => {
  const { text, html } = compose(news, origin);
  expect(text).toContain("\n\nExample Inc.\n1 Main Street\nSpringfield, MA 01101\n\n");
  expect(html).toContain("<p>Example Inc.<br>1 Main Street<br>Springfield, MA 01101</p>");
  expect(text).toContain("You get it because you asked for our newsletter and confirmed this address.");
});
