import { productName } from "@iep-insider/sdk/catalog";
import { type CountedEvent, fewestShown } from "@iep-insider/sdk/contract";
import type { TextContent } from "./TextContent.ts";

/** ADR 6. */
const monthsKept = 24;
const daysKept = 30;

/** The type requires a line for each counted event. */
const countedInWords: Readonly<Record<CountedEvent, string>> = {
  page_view: "a page was opened",
  tool_load: "a tool was opened",
  tool_start: "a tool was started",
  tool_complete: "a tool was finished",
  tool_usage: "a tool was used",
  signup: "an account was made",
  purchase: "something was bought",
};

export const privacy: TextContent = {
  title: "Privacy",
  lead: `What you tell a tool about your child is yours. Here is what stays on your device, what ${productName} gets, and how long we keep it.`,
  changed: "November 27, 2026",
  sections: [
    {
      id: "short",
      title: "In short",
      blocks: [
        {
          points: [
            "What you check or type in a screener or a checklist never leaves your device. What you type in a letter leaves it only if you press the button that has it translated.",
            "An AI tool sends what you ask, once you have seen it. We do not keep it.",
            "Our tools ask nobody else for anything: no ads, no trackers, no fonts from elsewhere. The one page where you type in a card asks the payment service. A page about this site asks Google about ads only if you say yes.",
            "Your card number never reaches us.",
            "We set no cookies, but for one while you join Pro, and one when you sign in. They help nobody to follow you. Google sets some if you say yes to its count of ads.",
            "We count how often a page or a tool is used. A count says nothing about you.",
            "If you write to us, we keep your message so that we can answer it.",
            "A newsletter comes only if you ask for it and confirm. One press stops it.",
            "You need no account. If you make one, we keep what it needs, and you can take it along or delete it at any time.",
            "We do not sell what we know. Nobody else gets any of it, but as this page says.",
          ],
        },
      ],
    },
    {
      id: "tools",
      title: "What leaves your device, tool by tool",
      blocks: [
        "This is for every tool we have or plan. A tool that is not open yet sends nothing today. The line says how it will work.",
      ],
    },
    {
      id: "ai",
      title: "When you ask an AI tool",
      blocks: [
        "Five tools ask our server for an answer. Before anything is sent, your device takes out phone numbers, email addresses, dates, and the names you tell it to leave out. It points out other words that may be names. You see what is sent and can change it. What was taken out is put back into the answer on your device.",
        "Our server first looks for the rules that fit. Where AI is on, it then asks a company that runs an AI to write the answer. That company gets the text as it was sent to us, the state if you chose one, and the rules we found. It gets no name, no email address, no account and no network address of yours. We ask it not to store what we send. Its own rules say what it may keep for a time, such as to look for misuse.",
        "What comes back is checked by our server. If it does not hold, or AI is off or down, our own rules answer. They run on our server and ask nobody.",
        "We do not keep what you ask. An answer you paid for with a single use is kept for 24 hours, in a form that cannot be read in our records, so that you can look at it again. The names and dates that were taken out are not in it. Our notes hold how long a question was and how long the answer took, and no word of either. For each day and tool we add up how many answers there were, how long they took, and what the AI cost.",
        "Terms in our glossary are explained on your device.",
        "A letter is written on your device. If you wrote parts of it in Spanish, a button asks the AI to translate them. Your device takes out the same details first, you see what is sent, and we do not keep it. The translation goes into the letter only once you approve it.",
      ],
    },
    {
      id: "counts",
      title: "What we count",
      blocks: [
        "A count has four parts: what happened, on which page or in which tool, on which day, and, for a tool on another site, the key of that site. We add it up, and keep only the sum. It holds no name, no number for you or your device, and nothing of what you did in the tool. These can be counted:",
        { points: Object.values(countedInWords).map((text) => `${capital(text)}.`) },
        "On a site that has a site key, we also keep how many of these were in a tool in Spanish, as a sum for each day. It does not say in which tool. It goes by the tool on the page, not by your browser, and we never count a state that you chose.",
        `A site that has a site key can see the sums of its own pages. It can also get them by email each month, or on its own server each day. It sees no sum under ${fewestShown}.`,
      ],
    },
    {
      id: "ads",
      title: "Ads, and Google",
      blocks: [
        "This site shows no ads. The people who run it may pay Google to show an ad elsewhere. To learn if such an ad led anyone here, a site can load a script of Google. Whether this one does is said at the end of this part. Where it does, all of this holds:",
        {
          points: [
            "You are asked first, at the foot of a page. Without a yes, nothing of it is loaded. A no costs you nothing, and you are not asked again.",
            "It is loaded on pages about this site only: the home page, the prices, the list of posts, and the resources. It is never loaded where a tool can be used, in a post, in your account, on the contact form, where you type in a password, or on any page of a payment.",
            "We give it the page’s path. We give it nothing you type, not the name of a tool, and not that you bought something.",
            "Like any script, it could see what is on its page. Where you ask for an email from the resources page, that can be your email address. If you are signed in, it could also read the entry that keeps you signed in.",
            "Google also sees your network address and the kind of browser. It sets cookies with names that begin with _gcl or _ga, to know the ad you pressed. We tell it not to pick ads for you by any of this. What it does with it, its own rules say.",
            "If your browser sends the signal called Global Privacy Control, you are not asked, and nothing is loaded.",
            "Your browser keeps your answer by the name of iep_ad_choice. You can change it here at any time. When you say no, we also remove those cookies.",
          ],
        },
      ],
    },
    {
      id: "accounts",
      title: "When you make an account",
      blocks: [
        "You need an account for a membership only. We keep:",
        {
          points: [
            "your first and last name, your email address, and whether you have confirmed it;",
            "your password, in a form that nobody can read or turn back, not even us;",
            "the day you joined, your plan, until when it is paid, and what you bought;",
            "each browser that is signed in: its kind, such as “Chrome on Windows”, when you signed in, and the day it was last used;",
            "which emails we sent you, and when; once an email is sent, we drop what it said;",
            "what the people who run this site changed for your account, such as opening a tool to you or signing you out, and when.",
          ],
        },
        "We use this to let you in, and to write to you about the account itself: to confirm your address, to set a new password, and to tell you that it was changed. No email of ours tells us that you have opened it.",
        "What you do in a tool is not tied to your account. A count does not say who was counted.",
        "Under [My Account](/account?tab=security) you can see and end each sign-in, download all that we hold, and delete the account. All of it happens at once.",
        "If your address is confirmed, that download also holds your place on the newsletter’s list, the letter templates we sent you, and the note that you gave your address for a free tool. It also holds your reminders. If you delete the account, these go, too.",
      ],
    },
    {
      id: "payments",
      title: "When you pay",
      blocks: [
        "The payment service is Stripe. You type your card into its form, so the number goes to Stripe and never to us. Stripe also gets your email address, what you buy, the price, and what every site sees: your network address and the kind of browser. It uses this to take the payment and to keep thieves out, and its own privacy rules hold for it. Its script is loaded on the page with the card form and nowhere else.",
        "In a demo of this site a stand-in plays the payment service. No money moves there, and Stripe gets nothing.",
        "From Stripe we learn that you paid, how much, and later whether a payment failed or went back. We keep:",
        {
          points: [
            "what you bought, when, for how much, whether you have used it, and the email address for it;",
            "what happened to the payment, and when: begun, paid, given back;",
            "the number that Stripe gave the payment, and, for a membership, your number there;",
            "for a membership: that you agreed to the renewal, when, and the words you agreed to;",
            "if you began to join and did not pay: your name, your email address and your scrambled password.",
          ],
        },
        "We do not keep what you do in a tool you paid for, but for an AI answer, for 24 hours.",
        "We send you an email with a link that opens what you bought. Whoever has the link can use it.",
        "If you buy without an account, your browser keeps a key by the name of iep_purchase_key. It opens what you bought in this browser, and nothing else. We keep it only in a form that cannot be turned back. It also goes along when you use a tool on this site, so that we know what is open to you.",
      ],
    },
    {
      id: "free-tools",
      title: "When a free tool asks for your email address",
      blocks: [
        "The Parent Rights Guide, the meeting checklist and the check-in ask for your email address before they show the rules of your state, a list to print, or the summary. You can use the rest at once. We keep the address, the day, and, for a tool on another site, the key of that site. We keep nothing of what you do in the tool, and we send you no email for it.",
        "The newsletter has a box of its own there. Leave it empty, and none comes. If you check it, we send one email that asks you to confirm. See [the newsletter](/privacy#newsletter).",
        "On this site your browser then notes for 30 days that you gave it, under the name iep_free_access. The address itself is not in that note.",
      ],
    },
    {
      id: "newsletter",
      title: "If you ask for the newsletter",
      blocks: [
        "We keep your email address and the day you asked, and send one email with a link. Only if you open it and press the button does the newsletter come. From then on we also keep the day you confirmed. If nobody confirms, we delete the address.",
        "Each newsletter has a link to stop it, and most email programs show a button for it. One press is enough. You do not have to sign in. Your address is off the list at once, and we delete it there.",
        "We do not note who opens a newsletter or follows a link in it. It holds no pictures and no hidden marks. Only its link to stop it is yours alone.",
        "If somebody else types in your address, you get at most three such emails a day, and no newsletter.",
      ],
    },
    {
      id: "reminders",
      title: "If you turn on reminders of dates",
      blocks: [
        "Reminders need an account, and are off until you turn them on. We then keep each date with one plain word, such as “records” or “meeting”. We do not get your child’s name, your state, your notes, or what happened. Your address must be confirmed.",
        "We email you on the day before, and delete the date. The email says the date and that word, and has a link that turns reminders off. One press is enough, and you do not have to sign in. If you turn them off, or delete your account, we delete all dates at once.",
        "You can make a private calendar address for the same dates. Anyone who has the address can see them. We keep only a scrambled form of it, and you can end it at any time.",
      ],
    },
    {
      id: "sync",
      title: "If you sync your case between devices",
      blocks: [
        "Sync needs an account, and is off until you turn it on. Your case is then encrypted on your device before it is sent. Only your passphrase or your recovery code opens it, and neither of the two is sent to us. So we cannot read your case, and could not hand it to a school or a court in a form that they can read.",
        "We can see that you sync a case, how many entries it has, about how long each one is, and when it was changed. We note when you turn sync on, change its keys, or delete the synced case. If a page that is not the real one were served in our name, it could read what you type there. Every web app has this limit.",
        "Your browser keeps the key in a database named iep-case-sync, in a form that scripts cannot copy, and an entry named iep-case-sync that says that sync is on. “Stop syncing on this device” removes both. You can delete the synced case from our server at any time. If you delete your account, it goes, too. The file with your data holds it as we have it: encrypted.",
      ],
    },
    {
      id: "letters-by-mail",
      title: "If you have a letter template sent to you",
      blocks: [
        "A download tells us nothing about you. If you have a template sent by email instead, we keep your email address, which template it was, and the day. We send that one email, and nothing more because of it.",
      ],
    },
    {
      id: "messages",
      title: "When you write to us",
      blocks: [
        "The [contact form](/contact) sends us your first name, your last name if you give it, your email address and your message. The people who run this site read them to answer you. We use them for nothing else.",
        "Your message also goes to them by email, and we email you that it came. Once an email is sent, we drop what it said. The message itself we keep, see below. An answer that we send from this site is kept with your message, and goes when your message goes.",
        "Anybody can type in your address. So that email has a copy of your message only if you are signed in with the address and have confirmed it. An address gets at most three of these emails an hour. Your message reaches us in any case.",
        "Please leave out your child’s full name and medical details. We do not need them to help you.",
        "Until it is sent, what you have typed is kept in the tab you are in, so that a reload does not lose it. It is removed once we have the message, and when you close the tab.",
      ],
    },
    {
      id: "log",
      title: "What our server notes",
      blocks: [
        "For each request it notes the time, the kind of page or call, whether it worked and how long it took. It does not note the full web address, your network address, or anything you sent.",
        "To stop floods, it counts requests per network address. It keeps that address only in a scrambled form, and drops it within two hours. Tries to sign in, and emails that somebody asks for, are counted per email address in the same way.",
        "As with every site, the networks between you and us, and the company whose computers the server runs on, can see that your device asked our server for something. What it asked for is hidden from them where the page’s address begins with https.",
      ],
    },
    {
      id: "storage",
      title: "Cookies and storage",
      blocks: [
        "We set no cookies, but for two. When you sign in, a cookie by the name of iep_device lets this browser sign in again also while someone else guesses at your password. It is gone after 180 days. When you begin to join Pro, a cookie by the name of iep_signup lets this browser, and no other, be signed in once you have paid. It is gone after 25 hours. If you say yes to Google’s count of ads, its script sets cookies of its own (see “Ads, and Google”). Your answer is kept by the name of iep_ad_choice.",
        "When you sign in, your browser keeps one entry by the name of auth_token. It lets you in again until you sign out, and for 90 days at most. On this site a tool that is open keeps your answers in the storage of that one tab, so that a reload does not lose them. Three tools keep more, as the next paragraph says. The tab also keeps how far down a page you were. All that a tab keeps stays on your device and goes away when you close it. A tool that kept your answers tells you so, and can clear them.",
        "The Letter Generator keeps your letters for 30 days after your last change. The Emotional Check-In keeps your check-ins and the child’s name for 12 months. The IEP Meeting Prep Checklist keeps your check marks for 12 months after the last one. So you can go on another day. All of it is in this browser alone, under names that begin with iep-kept-1, and we have no copy. What is too old goes when you next open the tool. Anyone who uses this browser can see it. It stays when you sign out and when you delete your account. To remove it, press “Forget all” in the tool, or “Forget everything” under Advocacy tools. You can undo that until you leave the page. A browser may clear it sooner: Safari, and every browser of an iPhone, if you stay away for 7 days; a private window when you close it.",
        "Under “My case” you can keep what your tools have in common: a nickname for your child, the grade, state and district, dates, people at school, letters, results, what was found in documents, notes, your steps, your log, and meetings. It is in this browser alone, in a database named iep-case, and we have no copy, unless you turn on sync (see above). It has no end: it stays when you sign out and when you delete your account. A tool takes something from it or adds to it only when you press a button for that. You can save the case as a file. To remove it, press “Delete my case” on that page, or “Forget everything” under Advocacy tools.",
        "With Pro you can save a letter as a template of your own. Your browser keeps your templates under the name iep-letter-templates, and no tool or page of ours sends them to anyone. A template holds what you wrote. Where we find your child’s name in it, a blank stands there, unless you choose to keep the name. Other names stay. Templates stay in this browser when you sign out, when Pro ends, and when you delete your account. We have no copy. To remove them, press Delete under “My templates” in the Letter Generator. If that tool is no longer open to you, press “Forget everything” under Advocacy tools.",
        "After a payment your browser may keep four more entries: iep_purchase_key (see above), iep_verified_access and iep_payment_verification (which tool was opened or paid for, for 24 hours at most), and iep_processed_purchases (which payments this site has shown you). If you pay for the Document Reader, your browser also keeps a short code for each line of the document, by the name of iep-kept-1-document-reader, so that one use goes on opening the same document. The document cannot be read from it. It is never sent, and what is older than 24 hours goes when you next pay there. None of them opens anything by itself. One more entry, iep_last_access, notes which tools our server last said are open to you. It opens those that run on your device while you have no connection, for 7 days at most.",
        "Your browser keeps copies of our pages, tools and fonts, so that they load faster and most of them work without a connection. Nothing you type is in these copies. They go when you clear the data of this site in your browser.",
      ],
    },
    {
      id: "other-sites",
      title: "Our tools on other sites",
      blocks: [
        "A tool on somebody else’s page works the same way, but it does not keep letters, check-ins or check marks: they are gone when you leave that page. It sends that site nothing of what you typed, and keeps nothing in that site’s storage but two things. One is the key iep_purchase_key, once you buy a use there, open a tool that is free through that site, or use your membership there. The other is iep-sealed, so that paying or loading the page again loses nothing: what you are working on, encrypted with that key, in that tab alone, for 24 hours at most. You pay on a page of the payment service, not on that site.",
        "That key is a random word. It says nothing about you, and opens tools and nothing else. On a site that has one of our site keys, it works on that site alone, and ends 30 days after its last use. If you use your membership there, you sign in on our own page. The site gets no name, no email address and nothing of your account. The tools then stay open for 24 hours after you last used them, and for 14 days at most. You can end it at any time in My Account, under Security.",
        "A site with a site key can see which of its pages had the key last. So a tool there tells us the address of the page, once and without what stands after a question mark. We keep the newest such page in place of the one before, and nothing about you with it.",
        "Some sites show our tool in a frame that comes from our site. Then no script of that page can read what you type. The tool keeps letters, check-ins and check marks on your device, as it does here, apart from what that site stores.",
        "Yet that page is not ours. Like any page, it could watch what is done on it. If you are not sure about a site, use the tool here.",
        "When you follow a link to another site, that site’s own rules hold.",
      ],
    },
    {
      id: "sites",
      title: "When you ask for a site key",
      blocks: [
        "A site key is for an organization that shows our tools on its own site. Under the account that asks for one we keep its name, its website, what it does for parents, and the addresses where the tools stand. If the address of the account is not confirmed yet, we keep the request there, and nobody reads it until it is. Once it has a key, we also keep its logo, its color, its phone number, its next step, and what it chose for the tools.",
        "So that it can see whether its key works, we keep which of its pages had the key last, and when: the page’s address without what stands after a question mark, and without parts that could name a person. The next page takes its place. We also keep which other site tried the key last. Neither says anything about who looked at a page, and nobody is counted by it.",
        "Parents see its name, its logo, its phone number and its next step with the tools. The key stands in its pages, where anybody can see it.",
        "It sees how often tools were used on its pages, as sums. It sees nothing about any parent, and no email address that a parent gave us.",
        "If the account is deleted, its keys end at once, and what it told us goes. The ended keys stay, with a number, for the payments and counts that came from its pages.",
      ],
    },
    {
      id: "kept",
      title: "How long we keep things",
      blocks: [
        {
          points: [
            `Messages to us: ${monthsKept} months, or until you ask us to delete yours.`,
            `Counts: ${monthsKept} months.`,
            `Email addresses given for free tools: ${monthsKept} months.`,
            "Your address for the newsletter: until you stop it. If nobody confirms it: 7 days, and up to one more until it is removed.",
            `That we sent you a letter template: ${monthsKept} months.`,
            `What the people who run this site did, such as giving a payment back: ${monthsKept} months. Such a note holds numbers of ours, and no name or address. If you delete your account, its number leads to nobody.`,
            "What you bought: for as long as we must be able to show it, such as for taxes. If you delete your account, your name and address go from it at once. What is left says what was sold, when, and for how much.",
            "If you began to join and did not pay, what you typed then: 7 days.",
            "Which notes of Stripe we have dealt with, by their number alone: 90 days.",
            "What you told us for a site key: until you delete your account.",
            "Your account: until you delete it. Messages you sent us from its address then lose your name, your address and their text.",
            "Your synced case, encrypted: until you delete it, or your account.",
            "Copies that we make each night in case the server breaks: 30 days. They are locked with a key that is not on the server. What was deleted stays in them until then.",
            `A sign-in: until you sign out, or ${daysKept} days after its last use. We drop it ${daysKept} days after that at the latest.`,
            `That we sent you an email, and links in it that nobody used: ${daysKept} days.`,
            "An email that could not be sent, to try it again: until its link runs out, 10 days at most, and up to one more until it is removed.",
            "An answer that you paid for with a single use: 24 hours, and up to one more until it is removed.",
            "How much we asked an AI for on a day, as one number for everyone: 30 days.",
            "Scrambled network and email addresses that limits count by: up to two hours.",
            "Your answers in a tool, your letters, check-ins and check marks, and your own letter templates: not by us at all. They are only on your device.",
          ],
        },
      ],
    },
    {
      id: "rights",
      title: "What you can ask for",
      blocks: [
        "You can ask what we hold about you, get a copy, have it corrected, or have it deleted. For an account you can do most of this yourself. For the rest, [write to us](/contact) with the email address that you used. We do this for everyone, wherever you live. To make sure that we give it to nobody else, we answer to that address.",
        "Counts and notes of the server cannot be traced to you. So there we have nothing to show or to delete.",
      ],
    },
    {
      id: "children",
      title: "Children",
      blocks: [
        "This site is for parents and other adults. We do not ask children for anything. If a child has sent us a message, tell us, and we will delete it.",
      ],
    },
    {
      id: "changes",
      title: "If this page changes",
      blocks: [
        "We change the date at the top. If we want to use something you have already given us in a new way, we will ask you first.",
      ],
    },
  ],
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
