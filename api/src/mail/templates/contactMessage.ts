import { productName } from "@iep-insider/sdk/catalog";
import type { Mail } from "../Mail.ts";
import { answeredTo, type Contact } from "./contact.ts";
import { greeting } from "./greeting.ts";
import { onWhen } from "./onWhen.ts";

export interface MessageCopy {
  readonly receivedAt: Date;
  /** The message; null unless the sender has confirmed the address. */
  readonly words: string | null;
  readonly usefulUntil: Date;
}

/** Sent to the sender of a message. Only the quotation contains the sender's words. */
export function messageCopy({ receivedAt, words, usefulUntil }: MessageCopy): Mail {
  return {
    kind: "message-copy",
    purpose: "receipt",
    subject: `We have your message: ${productName}`,
    title: "We have your message",
    usefulUntil,
    body: [
      greeting,
      `You are getting this email because someone sent us a message on our contact page on ${onWhen(receivedAt)} and gave this email address. A person reads every message.`,
      ...(words === null ? [] : ["Here is the message:", { quote: words }]),
      {
        small:
          "If it was not you, someone may have typed your address by mistake. You do not need to do anything.",
      },
    ],
  };
}

export interface MessageNotice {
  readonly receivedAt: Date;
  readonly isPro: boolean;
  /** The sender's details, one per line. */
  readonly sender: string;
  readonly senderEmail: string;
  readonly message: string;
  readonly adminPage: string;
  readonly usefulUntil: Date;
}

/** Sent to the operator; a reply goes to the sender. */
export function messageNotice(notice: MessageNotice): Mail {
  const { receivedAt, isPro, sender, senderEmail, message, adminPage, usefulUntil } = notice;
  return {
    kind: "message-notice",
    purpose: "receipt",
    // Fixed except for the mark: the stranger's text is below, as a quotation.
    subject: `${isPro ? "Pro member: new" : "New"} message on ${productName}`,
    title: "A new message",
    usefulUntil,
    replyTo: senderEmail,
    body: [
      `A message came in on ${onWhen(receivedAt)}.`,
      ...(isPro ? ["It is from a Pro member. Messages from Pro members come first."] : []),
      { quote: sender },
      { quote: message },
      "If you reply to this email, your reply goes to the sender, at the address they typed in.",
      { label: "All messages", href: adminPage },
    ],
  };
}

export interface MessageAnswer {
  readonly receivedAt: Date;
  /** In the operator's words. */
  readonly answer: string;
  readonly contact: Contact;
  readonly usefulUntil: Date;
}

/**
 * Goes to the address that a message came from. Quotes nothing from it, since anyone can enter someone else's address.
 */
export function messageAnswer({ receivedAt, answer, contact, usefulUntil }: MessageAnswer): Mail {
  return {
    kind: "message-answer",
    purpose: "receipt",
    subject: `Our answer to your message: ${productName}`,
    title: "Our answer to your message",
    usefulUntil,
    ...answeredTo(contact),
    body: [
      greeting,
      `You wrote to us on ${onWhen(receivedAt)}. Here is our answer:`,
      { lines: answer },
      contact.email === null
        ? "To write to us again, please use our contact page:"
        : "You can reply to this email, or write to us on our contact page:",
      { label: "Write to us", href: contact.page },
      {
        small:
          "If it was not you, someone may have typed your address by mistake. You do not need to do anything.",
      },
    ],
  };
}
