import { useLayoutEffect } from 'react';
import { createPath, useLocation } from 'react-router-dom';
import { setStoryAddress } from './storyAddress';

/** Passes each location of the story's router to `storyAddress()`. */
export function AddressReporter() {
  const location = useLocation();
  useLayoutEffect(() => {
    setStoryAddress(createPath(location));
  });
  return null;
}
