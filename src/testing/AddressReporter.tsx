import { useLayoutEffect } from 'react';
import { createPath, useLocation } from 'react-router-dom';
import { usePageLinks } from '../app/usePageLinks';
import { setStoryAddress } from './storyAddress';

/** Follows the story's links, and passes each location of its router to `storyAddress()`. */
export function AddressReporter() {
  const location = useLocation();
  usePageLinks();
  useLayoutEffect(() => {
    setStoryAddress(createPath(location));
  });
  return null;
}
