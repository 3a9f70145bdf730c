import { formatCents, prices, productName, renewalTerms } from "@iep-insider/sdk/catalog";
import type { Facts, Mail } from "../Mail.ts";
import { answeredTo, type Contact } from "./contact.ts";
import { greeting } from "./greeting.ts";
import { onWhen, onWhichDay } from "./onWhen.ts";
import { moneyBack, type Receipt, receiptFacts } from "./receipt.ts";

export interface AboutSubscription {
  /** The page that the mail's link opens. */
  readonly page: string;
  readonly contact: Contact;
  readonly usefulUntil: Date;
}

/** The month that was just paid. */
export interface PaidMonth extends Receipt {
  readonly paidAt: Date;
  readonly paidUntil: Date | null;
}

const pro = `${productName} Pro`;
const notYou = {
  small:
    "If it was not you, someone may have typed your address by mistake. Please write to us, and we will fix it.",
};

/** Sent once the first month is paid. @param month null if the provider has not reported the payment yet. */
export function welcomeToPro(
  { page, contact, usefulUntil }: AboutSubscription,
  month: PaidMonth | null,
): Mail {
  return {
    kind: "welcome-to-pro",
    purpose: "receipt",
    subject: `Welcome to ${pro}`,
    title: "Welcome to Pro",
    usefulUntil,
    ...answeredTo(contact),
    body: [
      greeting,
      `Your ${pro} membership has started. You can now use every tool as often as you like.`,
      renewalTerms,
      "You can see when it renews, change your card, or cancel here:",
      { label: "Manage my subscription", href: page },
      ...(month ? [monthFacts(month, contact)] : []),
      moneyBack(contact),
      notYou,
    ],
  };
}

function monthFacts({ paidAt, paidUntil, ...receipt }: PaidMonth, contact: Contact): Facts {
  const until: Facts["facts"] = paidUntil ? [["Paid until", onWhichDay(paidUntil)]] : [];
  return receiptFacts(receipt, `One month of ${pro}`, [["Paid", onWhen(paidAt)], ...until], contact);
}

/** @param end of the last month that is paid. */
export function subscriptionCancelled({ page, usefulUntil }: AboutSubscription, end: Date | null): Mail {
  const until = end ? `All tools stay open to you until ${onWhichDay(end)}.` : "";
  return {
    kind: "membership-cancelled",
    purpose: "receipt",
    subject: `Your ${pro} membership is cancelled`,
    title: "Your membership is cancelled",
    usefulUntil,
    body: [
      greeting,
      `Your ${pro} membership is cancelled. Your card will not be charged again.`,
      ...(until ? [until] : []),
      "You can check the status of your membership here:",
      { label: "Manage my subscription", href: page },
      "If it was not you, please change your password right away and write to us.",
    ],
  };
}

/** The card was refused at a renewal. The provider tries again for some days. */
export function renewalFailed({ page, usefulUntil }: AboutSubscription): Mail {
  return {
    kind: "renewal-failed",
    purpose: "receipt",
    subject: `Your ${pro} payment did not go through`,
    title: "Your payment did not go through",
    usefulUntil,
    body: [
      greeting,
      `The payment of ${formatCents(prices.proMonthly)} for this month of ${pro} did not go through. This can happen, for example when a card expires. Nothing you saved is lost.`,
      "To keep your tools open, please open this page and press “Update Payment Method & Billing”:",
      { label: "Update my card", href: page },
      "If you do nothing, the payment will be tried again over the next few days. If it still does not go through, your membership will end.",
      { small: "If it was not you who joined, please write to us." },
    ],
  };
}

/** Sent when a user subscribed twice: the second subscription is refunded. */
export function secondSubscriptionUndone({ page, usefulUntil }: AboutSubscription): Mail {
  return {
    kind: "second-membership-undone",
    purpose: "receipt",
    subject: `You joined ${pro} twice: we are refunding the second payment`,
    title: "You joined twice: we are refunding one payment",
    usefulUntil,
    body: [
      greeting,
      `You already have a ${pro} membership, and you just started a second one. We ended the second one and are refunding ${formatCents(prices.proMonthly)} to your card. Banks can take up to ten days to show it.`,
      "Your first membership continues as before:",
      { label: "Manage my subscription", href: page },
      { small: "If it was not you, please write to us." },
    ],
  };
}

/** Someone joins with an address that has an account, without having signed in to it. */
export function joiningKnownAddress({ page, usefulUntil }: AboutSubscription): Mail {
  return {
    kind: "joining-known-address",
    purpose: "security",
    subject: `You already have an account with ${productName}`,
    title: "You already have an account",
    usefulUntil,
    body: [
      greeting,
      `Someone just started to join ${pro} with this email address. If that was you: you already have an account with us, and your password has not changed. Please sign in first:`,
      { label: "Sign in", href: page },
      "If you are already a member, you do not need to pay again. We would refund a second payment to your card. If you pay without signing in, the membership is added to the account you have.",
      { small: "If it was not you, you do not need to do anything. Nothing in your account has changed." },
    ],
  };
}

/** Sent when a subscription was paid for with an address whose account is not confirmed. */
export function subscriptionWaits({ page, usefulUntil }: AboutSubscription): Mail {
  return {
    kind: "membership-waits",
    purpose: "receipt",
    subject: `One step left to open ${pro}`,
    title: "One step left to open Pro",
    usefulUntil,
    body: [
      greeting,
      `Someone paid for a ${pro} membership with this email address. The account for this address was never confirmed, so we are holding the membership until you show that the address is yours.`,
      "To do that, please ask for a new password here and open the link that we send you. Then the membership is yours:",
      { label: "Set a password", href: page },
      notYou,
    ],
  };
}
