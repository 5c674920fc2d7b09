import { expect, test } from 'vitest';
import { chooseBase } from './baseCommit';

test('a branch is compared with the commit where it left main', () => {
  for (const isChanged of [true, false]) {
    expect(chooseBase({ head: 'b', mergeBase: 'a', isChanged }).ref).toBe('a');
  }
});

test('changed files on main are compared with the last commit', () => {
  expect(chooseBase({ head: 'a', mergeBase: 'a', isChanged: true }).ref).toBe('HEAD');
});

test('an unchanged main is compared with the commit before the last', () => {
  expect(chooseBase({ head: 'a', mergeBase: 'a', isChanged: false }).ref).toBe('HEAD~1');
});

test('a clone without the branch main is compared as main is', () => {
  expect(chooseBase({ head: 'a', mergeBase: undefined, isChanged: false }).ref).toBe('HEAD~1');
});
