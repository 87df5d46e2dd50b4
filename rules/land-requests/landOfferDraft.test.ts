import { expect, test } from 'vitest';
import { emptyPlace } from '../places/place.ts';
import {
  isStarted,
  type LandOfferDraft,
  landOfferDraftMs,
  reachableStep,
  readLandOfferDraft,
  toLandOfferDraft,
  toStep,
} from './landOfferDraft.ts';
import { emptyAnswers, landInfoFields } from './landOfferForm.ts';

const info = Object.fromEntries(landInfoFields.map((field) => [field, '1']));
const filled: LandOfferDraft = {
  place: { il: '35', ilce: '1', mahalle: '2' },
  answers: { ...emptyAnswers, ...info, ada: '101', parsel: '7', name: 'Ayşe' },
  id: 'form 1',
  key: 'key 1',
  sentContent: '{}',
};
const empty: LandOfferDraft = {
  place: emptyPlace,
  answers: emptyAnswers,
  id: 'form 1',
  key: 'key 1',
  sentContent: undefined,
};

test('a stored form is read as it was', () => {
  expect(readLandOfferDraft(toLandOfferDraft(filled))).toEqual(filled);
  const begun = { ...empty, answers: { ...emptyAnswers, ada: '1' } };
  expect(readLandOfferDraft(toLandOfferDraft(begun))).toEqual(begun);
});

test('a form of the last release is named by its key', () => {
  const { id: _, ...old } = JSON.parse(toLandOfferDraft(filled) ?? '');
  expect(readLandOfferDraft(JSON.stringify(old))).toEqual({ ...filled, id: filled.key });
});

test('what was sent is read only as a text', () => {
  const draft = { ...JSON.parse(toLandOfferDraft(filled) ?? ''), sentContent: 1 };
  expect(readLandOfferDraft(JSON.stringify(draft))).toEqual({ ...filled, sentContent: undefined });
});

test('an unsent form is kept for 24 hours', () => {
  expect(landOfferDraftMs / 3_600_000).toBe(24);
});

test('a step is known by its name', () => {
  expect(toStep('details')).toBe('details');
  expect(toStep('other')).toBeUndefined();
});

test('a form in which nothing is entered is not stored', () => {
  expect(toLandOfferDraft(empty)).toBeUndefined();
  expect(isStarted({ ...empty, place: { ...emptyPlace, il: '35' } })).toBe(true);
});

test.each([
  undefined,
  '',
  'null',
  '{}',
  JSON.stringify({ ...filled, place: { il: 35 } }),
  JSON.stringify({ ...filled, text: { ada: '1' } }),
  JSON.stringify({ ...filled, text: filled.answers, key: 1 }),
])('%s is no stored form', (stored) => {
  expect(readLandOfferDraft(stored)).toBeUndefined();
});

test('a step opens only when all steps before it are complete', () => {
  const agreed = { ...filled, kvkk: true };
  expect(reachableStep(agreed, 'personal')).toBe('personal');
  expect(reachableStep(agreed, 'details')).toBe('details');
  expect(reachableStep(agreed, 'location')).toBe('location');
  expect(reachableStep({ ...filled, kvkk: false }, 'personal')).toBe('location');
  const open = { ...agreed, answers: { ...filled.answers, egim: '' } };
  expect(reachableStep(open, 'personal')).toBe('details');
  expect(reachableStep(open, 'details')).toBe('details');
});
