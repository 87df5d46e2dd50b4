import type { Page } from '@playwright/test';
import { type AnyEventObject, type AnyMachineSnapshot, createActor } from 'xstate';
import {
  type LandOfferSnapshot,
  landOfferMachine,
  missingAnswers,
  showsNameError,
  showsPhoneWarning,
} from '../../../machines/land-requests/landOffer.ts';
import { locationCascadeMachine, pendingList } from '../../../machines/places/locationCascade.ts';
import { landOfferSteps } from '../../../rules/land-requests/landOfferDraft.ts';
import { landInfoFields } from '../../../rules/land-requests/landOfferForm.ts';
import { isPersonName } from '../../../rules/people/personName.ts';
import { formatPhone } from '../../../rules/people/phone.ts';
import { emptyPlace } from '../../../rules/places/place.ts';
import { dialogText } from '../../../src/text/dialogs.ts';
import { fieldText } from '../../../src/text/fields.ts';
import { kvkkNoticeText } from '../../../src/text/kvkkNotice.ts';
import { landOfferText as text } from '../../../src/text/land-requests/landOffer.ts';
import { landOfferDialogsText as dialogs } from '../../../src/text/land-requests/landOfferDialogs.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { noClient, pendingCall } from '../../machines/calls.ts';
import {
  nextEmpty,
  place,
  placeLists,
  stepFields,
  typed,
} from '../../machines/land-requests/sampleLandOffer.ts';
import { walk } from '../../machines/paths.ts';
import { savedWalksOf } from '../../machines/savedWalks.ts';
import { holdCalls } from '../fixtures/heldCalls.ts';
import {
  type Child,
  expectMatchesMachine,
  expectReplays,
  fewestWalks,
  type PageModel,
  unknownEvent,
} from '../fixtures/model.ts';
import { test } from '../fixtures/test.ts';

// every state and text is reached on a page that a browser translates
test.use({ translates: true });

const machine = landOfferMachine.provide({
  actors: {
    sendLandRequest: pendingCall(),
    locationCascade: locationCascadeMachine.provide({ actors: { loadList: pendingCall() } }),
  },
});
const input = { client: noClient, newKey: () => 'key' };

/** The open step; undefined while the form is being sent. */
const stepOf = (snapshot: Pick<AnyMachineSnapshot, 'matches'>) =>
  (['location', 'details', 'personal'] as const).find((form) => snapshot.matches({ form }));
const chosen = (at: typeof place) => ({
  type: 'xstate.snapshot.location',
  snapshot: { context: { place: at, lists: placeLists } },
});
const change = (field: string, value: string) => ({ type: 'field.change', field, value });

/**
 * What a visitor can do next. The fields are filled in their order; an open dialog allows only its
 * own events.
 */
function events(snapshot: AnyMachineSnapshot): AnyEventObject[] {
  const { answers: entered } = snapshot.context;
  const step = stepOf(snapshot);
  if (snapshot.matches({ notice: 'open' }))
    return [{ type: 'notice.close' }, { type: 'step.visit', step: 'location' }];
  if (snapshot.matches({ form: { location: 'thanked' } })) return [{ type: 'dialog.close' }];
  if (snapshot.matches({ form: { personal: 'nameInvalid' } })) return [{ type: 'dialog.close' }];
  if (snapshot.matches({ form: { personal: 'failed' } }))
    return [{ type: 'dialog.close' }, { type: 'form.submit' }];
  if (!step)
    return [
      { type: 'xstate.done.actor.sendLandRequest', output: { reference: 'T-1201' } },
      { type: 'xstate.error.actor.sendLandRequest', error: unreachable },
      { type: 'xstate.error.actor.sendLandRequest', error: refusal('createLandRequest', 409) },
    ];
  const empty = nextEmpty(step, entered);
  // with visits at every field of the later steps there would be too many walks
  const described = landInfoFields.filter((field) => entered[field].trim() !== '').length;
  const visits = landOfferSteps.map((to) => ({ type: 'step.visit', step: to }));
  const visiting = entered.name === '' && [0, landInfoFields.length].includes(described) ? visits : [];
  const filling = empty ? [change(empty, typed[empty])] : [];
  const own = {
    location: [
      chosen(place),
      { type: 'notice.open' },
      { type: 'kvkk.change', accepted: true },
      { type: 'kvkk.change', accepted: false },
    ],
    details: [change('metrekare', ' ')],
    personal: [
      { type: 'name.blur' },
      { type: 'phone.blur' },
      ...(entered.name === '' ? [] : [change('name', 'A1'), change('name', typed.name)]),
    ],
  };
  return [...filling, ...visiting, ...own[step], { type: step === 'personal' ? 'form.submit' : 'step.next' }];
}

const walks = () =>
  walk({
    events,
    position: ({ context: { answers, kvkk, nameSeen, place: at } }) => [
      at.mahalle !== '',
      Object.values(answers).filter((value) => String(value).trim() !== '').length,
      isPersonName(answers.name),
      kvkk,
      nameSeen,
    ],
    create: (inspect) => createActor(machine, { input, inspect }),
  });

/** Lets the page that opens next find a form of an earlier visit. */
async function storeDraft(page: Page, draft: string): Promise<void> {
  await page.addInitScript((stored) => {
    const kept = { owner: 0, savedAt: Date.now(), draft: stored };
    sessionStorage.setItem('draft:landOffer', JSON.stringify(kept));
  }, draft);
}

/** The answers to the calls for provinces, districts and neighbourhoods. */
const knownLists = {
  'GET location/iller': [{ id: 35, il_adi: 'İzmir' }],
  'GET location/ilceler/35': [{ id: Number(place.ilce), ilce_adi: 'Urla' }],
  [`GET location/mahalleler/${place.ilce}`]: [{ id: Number(place.mahalle), mahalle_adi: 'Bademler' }],
};

/** @param known the calls that are answered at once. */
async function createPageModel(
  page: Page,
  known: Readonly<Record<string, unknown>>,
): Promise<PageModel<LandOfferSnapshot>> {
  const calls = await holdCalls(page, known);
  /** Acts an event of the place that a saved walk has recorded. */
  const actOnPlace = (event: AnyEventObject, child: Child) => {
    const { context } = child.snapshot;
    const paths = {
      provinces: 'iller',
      districts: `ilceler/${context.place.il}`,
      neighbourhoods: `mahalleler/${context.place.ilce}`,
    };
    const call = `GET location/${paths[pendingList({ place: context.place, lists: context.lists }) ?? 'provinces']}`;
    switch (event.type) {
      case 'province.choose':
        return page.locator('[name=il]').selectOption(event.id);
      case 'district.choose':
        return page.locator('[name=ilce]').selectOption(event.id);
      case 'neighbourhood.choose':
        return page.locator('[name=mahalle]').selectOption(event.id);
      case 'load.retry':
        return button(dialogText.retry).click();
      case 'xstate.done.actor.loadList':
        return calls.succeed(call, Object.values(event.output)[0]);
      case 'xstate.error.actor.loadList':
        return calls.fail(call, event.error);
      default:
        return unknownEvent(event, child);
    }
  };
  const button = (name: string) => page.getByRole('button', { name });
  const consent = page.getByRole('checkbox');

  return {
    page,
    machine,
    open: async (walk) => {
      await page
        .evaluate(() => {
          sessionStorage.clear();
          localStorage.clear();
        })
        .catch(() => undefined);
      if (walk?.input.draft !== undefined) await storeDraft(page, String(walk.input.draft));
      await calls.open('/');
    },
    act: async (event, before, child) => {
      if (child) return actOnPlace(event, child);
      switch (event.type) {
        case 'field.change': {
          const field = page.locator(`[name=${event.field}]`);
          const listed = event.field in text.info && event.field !== 'metrekare';
          return listed ? field.selectOption(event.value) : field.fill(event.value);
        }
        case 'xstate.snapshot.location':
          if (event.snapshot.context.place === emptyPlace) return;
          await page.locator('[name=il]').selectOption(place.il);
          await page.locator('[name=ilce]').selectOption(place.ilce);
          return page.locator('[name=mahalle]').selectOption(place.mahalle);
        case 'name.blur':
          return page.locator('[name=name]').blur();
        case 'phone.blur':
          // without moving the focus, which would leave the name too
          return page.locator('[name=phone]').dispatchEvent('focusout');
        case 'step.visit':
          return page.evaluate((step) => {
            history.replaceState({ landOffer: step }, '');
            dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
          }, event.step);
        case 'form.clear':
          return button(text.clear).click();
        case 'clear.confirm':
          return page.getByRole('alertdialog').getByRole('button', { name: text.clear }).click();
        case 'notice.open':
          return page.getByText(before.matches({ notice: 'read' }) ? text.kvkkAgain : text.kvkk).click();
        case 'notice.close':
          return button(kvkkNoticeText.close).click();
        case 'kvkk.change':
          return consent.setChecked(event.accepted);
        case 'step.next':
          return button(before.matches({ form: 'location' }) ? text.start : text.next).click();
        case 'form.submit':
          return button(
            before.matches({ form: { personal: 'failed' } }) ? dialogText.retry : text.submit,
          ).click();
        case 'dialog.close':
          if (before.matches({ form: { location: 'clearing' } })) return button(dialogText.cancel).click();
          return button(
            before.matches({ form: { personal: 'nameInvalid' } })
              ? dialogs.nameInvalid.close
              : dialogText.close,
          ).click();
        case 'xstate.done.actor.sendLandRequest':
          return calls.succeed('POST lands/all', { status: 'success', ...event.output });
        case 'xstate.error.actor.sendLandRequest':
          return calls.fail('POST lands/all', event.error);
        default:
          return unknownEvent(event);
      }
    },
    marks: {
      'step 1': { css: 'h2', text: text.stepHeadings[0] },
      'step 2': { css: 'h2', text: text.stepHeadings[1] },
      'step 3': { css: 'h2', text: text.stepHeadings[2] },
      'step 1 can be left': { ...forward(text.start), when: (now) => now.can({ type: 'step.next' }) },
      'step 2 can be left': { ...forward(text.next), when: (now) => now.can({ type: 'step.next' }) },
      'the form can be sent': { ...forward(text.submit), when: (now) => now.can({ type: 'form.submit' }) },
      'the form is busy': { css: 'form[aria-busy=true]' },
      'the name is invalid': { css: 'form p', text: text.nameError, when: showsNameError },
      'the phone looks incomplete': { css: 'form p', text: fieldText.phoneWarning, when: showsPhoneWarning },
      'what is missing': {
        css: 'form p[aria-live=polite]',
        text: (now) => text.missing(missingAnswers(now).map(text.missingName)),
        when: (now) => missingAnswers(now).length > 0,
      },
      'the form was sent': { css: '[role=alertdialog]', text: dialogs.sent.text },
      'the invalid name opens a dialog': { css: '[role=alertdialog]', text: dialogs.nameInvalid.text },
      'forgetting is to be confirmed': { css: '[role=alertdialog]', text: dialogs.forgetting.question },
      'sending again is to be confirmed': { css: '[role=alertdialog]', text: dialogs.repeating.title },
      'clearing is to be confirmed': { css: '[role=alertdialog]', text: dialogs.clearing.question },
      'the form was not sent': { css: '[role=alertdialog]', text: dialogs.failed.text },
      'the notice is open': { css: '[role=dialog]', text: kvkkNoticeText.title },
      'consent is disabled': { css: '[name=kvkk]:disabled', when: (now) => stepOf(now) === 'location' },
      'consent is enabled': { css: '[name=kvkk]:enabled', when: (now) => stepOf(now) === 'location' },
    },
    states: {
      'form.location.filling': ['step 1', 'step 1 can be left', 'what is missing'],
      'form.location.clearing': ['step 1', 'clearing is to be confirmed', 'what is missing'],
      'form.location.forgetting': ['step 1', 'forgetting is to be confirmed', 'what is missing'],
      'form.personal.repeating': ['step 3', 'sending again is to be confirmed'],
      'form.location.thanked': ['step 1', 'the form was sent', 'what is missing'],
      'form.details': ['step 2', 'step 2 can be left', 'what is missing'],
      'form.personal.filling': [
        'step 3',
        'the form can be sent',
        'the name is invalid',
        'the phone looks incomplete',
        'what is missing',
      ],
      'form.personal.nameInvalid': [
        'step 3',
        'the form can be sent',
        'the name is invalid',
        'the invalid name opens a dialog',
      ],
      'form.personal.failed': ['step 3', 'the form can be sent', 'the form was not sent'],
      'form.submitting': ['step 3', 'the form is busy'],
      'notice.unread': ['consent is disabled'],
      'notice.open': ['consent is enabled', 'the notice is open'],
      'notice.read': ['consent is enabled'],
    },
    outOfReach: {
      'landOffer.form: form.expire [1]': 'a day without input, which land-offer.spec.ts lets pass',
      'landOffer.form.location.filling: form.clear [1]': storedForm,
      'landOffer.form.location.clearing': storedForm,
      'landOffer.form.location.clearing: dialog.close [1]': storedForm,
      'landOffer.form.location.clearing: clear.confirm [1]': storedForm,
      'landOffer: receipts.change [1]': 'another tab, or a day, which land-offer.spec.ts lets pass',
      'landOffer.form.location.filling: receipts.forget [1]': sentForm,
      'landOffer.form.location.forgetting': sentForm,
      'landOffer.form.location.forgetting: dialog.close [1]': sentForm,
      'landOffer.form.location.forgetting: forget.confirm [1]': sentForm,
      'landOffer.form.personal: form.submit [1]': sentForm,
      'landOffer.form.personal.repeating': sentForm,
      'landOffer.form.personal.repeating: dialog.close [1]': sentForm,
      'landOffer.form.personal.repeating: repeat.confirm [1]': sentForm,
      'landOffer.form.opening: always [1]': reload,
      'landOffer.form.opening: always [2]': reload,
      'landOffer.notice.open: dialog.close [1]': 'a missing file, with which kvkk-notice.spec.ts opens it',
      'landOffer.notice.unread: always [1]': reload,
      'landOffer.form: photos.choose [1]': photos,
      'landOffer.form.details: photo.remove [1]': photos,
    },
    screen: (snapshot) => {
      const { place: at, answers, kvkk, receipts } = snapshot.context;
      const kept = receipts.map((receipt) => ({ owner: 0, ...receipt, sentAtMs: 0 }));
      const storage: Record<string, string> =
        kept.length > 0 ? { landOfferReceipts: JSON.stringify(kept) } : {};
      const step = stepOf(snapshot) ?? 'personal';
      const shown = { ...answers, phone: formatPhone(answers.phone) };
      const fields = Object.fromEntries(stepFields[step].map((field) => [field, shown[field]]));
      if (step !== 'location')
        return { storage, fields, writable: snapshot.hasTag('busy') ? [] : [...stepFields[step]] };
      const thanked = snapshot.matches({ form: { location: 'thanked' } });
      return { storage, fields: { ...(thanked ? emptyPlace : at), ...fields, kvkk } };
    },
  };
}
/** Why a walk from an empty form does not come there. */
const storedForm = 'a stored form, which land-offer.spec.ts clears';
const sentForm = 'a form that was sent before, which land-offer.spec.ts sends again';
const photos = 'photographs, which owner-offer.spec.ts chooses';
const reload = 'a reload at a later step, which land-offer.spec.ts makes';
const forward = (label: string) => ({ css: 'button[type=submit]:enabled', text: label });

test.use({ expectedMessages: [/ERR_FAILED|status of 409/] });

test('the land offer form shows every state of its machine and follows every transition', async ({
  page,
}) => {
  await expectMatchesMachine(await createPageModel(page, knownLists), fewestWalks(walks()));
});

for (const [file, saved] of savedWalksOf(machine)) {
  test(`the land offer form follows ${file}`, async ({ page }) => {
    await expectReplays(await createPageModel(page, {}), saved);
  });
}
