import type { Language, SupportRequest } from "@iep-insider/sdk/contract";
import { emailKeyOf } from "../accounts/emailKey.ts";
import type { Contact } from "../database/models/contact.ts";
import type { User } from "../database/models/user.ts";
import { areWithinLimits } from "../http/attempts.ts";
import type { Recipient } from "../mail/Mail.ts";
import { queueMails, type WrittenMail } from "../mail/queueMail.ts";
import { usefulFor } from "../mail/retry.ts";
import { type MessageCopy, messageNotice } from "../mail/templates/contactMessage.ts";
import type { Services } from "../services.ts";
import { changeTotals } from "../totals/totals.ts";
import { contactKeys } from "./contactKeys.ts";
import { ownerOfAddress } from "./ownAddress.ts";

/** Who sent a message, as far as the server knows. */
export interface Sender {
  /** The signed-in user, or null. */
  readonly user: User | null;
  /** Whether a member sent it: theirs come first (ADR 11). */
  readonly isPro: boolean;
  /** Of the page. */
  readonly language: Language;
}

/** Stores a message, and queues a copy for its sender and a notice for the operator: all three, or nothing. */
export async function takeMessage(
  services: Services,
  message: SupportRequest,
  sender: Sender,
): Promise<Contact> {
  const isCopied = await mayGetCopy(services, message);
  const { database } = services;
  return database.transaction(async (transaction) => {
    const contact = await database.contacts.create(contactOf(services, message, sender), { transaction });
    const mails = [
      isCopied ? copyTo(contact, sender) : null,
      noticeOf(services, contact, sender.user),
    ].filter((mail) => mail !== null);
    if (mails.length > 0) await queueMails(services, transaction, mails);
    await changeTotals(database, transaction, { contacts: 1, "contacts unanswered": 1 });
    return contact;
  });
}

function contactOf({ clock }: Pick<Services, "clock">, message: SupportRequest, { isPro }: Sender) {
  const written = {
    firstName: message.firstName,
    lastName: message.lastName ?? null,
    email: message.email,
    phone: message.phone ?? null,
    serviceType: message.serviceType,
    message: message.message,
  };
  return { ...written, ...contactKeys(written), createdAt: clock(), isPro };
}

/** Whether there were few enough copies to this address. The message itself is taken in any case. */
function mayGetCopy(services: Services, { email }: SupportRequest): Promise<boolean> {
  return areWithinLimits(services, [{ limit: "copiesToAddress", who: emailKeyOf(email) }]);
}

interface AddressedMail {
  readonly recipient: Recipient;
  readonly mail: WrittenMail;
}

/**
 * A mail to the sender that the message came in. Anyone can type anyone's address, and a copy would put their
 * words into a stranger's mailbox under our name, be it a phone number to call: only a sender who is signed in with this
 * very, confirmed address gets a copy.
 */
function copyTo(contact: Contact, { user, language }: Sender): AddressedMail {
  const owner = ownerOfAddress(contact, user);
  const copy: MessageCopy = {
    receivedAt: contact.createdAt,
    words: owner && contact.message,
    usefulUntil: new Date(contact.createdAt.getTime() + usefulFor),
  };
  return {
    recipient: { email: contact.email, userId: owner?.id ?? null, language },
    mail: (mails) => mails.messageCopy(copy),
  };
}

/** A mail to the operator that a message came in; null if there is no address for it. */
function noticeOf({ environment }: Services, contact: Contact, user: User | null): AddressedMail | null {
  const { publicOrigin, supportEmail } = environment;
  if (supportEmail === null) return null;
  const mail = messageNotice({
    receivedAt: contact.createdAt,
    isPro: contact.isPro,
    sender: describe(contact),
    senderEmail: contact.email,
    message: contact.message,
    adminPage: `${publicOrigin}/admin/messages`,
    usefulUntil: new Date(contact.createdAt.getTime() + usefulFor),
  });
  // It goes when its sender's account goes, with the message.
  return { recipient: { email: supportEmail, userId: ownerOfAddress(contact, user)?.id ?? null }, mail };
}

function describe({ firstName, lastName, email, phone, serviceType }: Contact): string {
  return [
    `Name: ${[firstName, lastName].filter(Boolean).join(" ")}`,
    `E-mail: ${email}`,
    ...(phone ? [`Phone: ${phone}`] : []),
    `About: ${serviceType}`,
  ].join("\n");
}
