# fish completion for sharesheet

set -g __sharesheet_activities mail message airDrop Mastodon Bluesky Telegram Nextcloud Notes \
    Reminders Paste postToTwitter postToFacebook postToWeibo postToFlickr postToVimeo S3 \
    postToTencentWeibo copyToPasteboard SaveToFiles print OpenWith OpenInBrowser \
    saveToCameraRoll addToReadingList QRCode Archive markupAsPDF assignToContact

# The word is a command only as the first one.
function __sharesheet_command
    set -l words (commandline -poc)
    test (count $words) -gt 1; and contains -- "$words[2]" $argv
end

function __sharesheet_sharing
    not __sharesheet_command icon receive accounts
end

# What stands behind `accounts`: the word for what to do, then a service for `add`.
function __sharesheet_accounts_word
    set -l words (commandline -poc)
    __sharesheet_command accounts; or return
    if test (count $words) -eq 2
        string split ' ' 'list add test remove'
    else if test (count $words) -eq 3; and test "$words[3]" = add
        string split ' ' 'bluesky mastodon matrix postToFacebook postToFlickr postToTwitter postToVimeo postToWeibo telegram'
    end
end

complete -c sharesheet -n '__sharesheet_command accounts' -f -a '(__sharesheet_accounts_word)'
complete -c sharesheet -n __sharesheet_sharing -s t -l text -x -d 'Share this text'
complete -c sharesheet -n __sharesheet_sharing -s u -l url -x -d 'Share this link'
complete -c sharesheet -n __sharesheet_sharing -s f -l file -r -F -d 'Share this file'
complete -c sharesheet -n __sharesheet_sharing -l files-from -r -F -d 'Share the files whose paths stand in a file'
complete -c sharesheet -n __sharesheet_sharing -s z -l null -d 'The paths of --files-from end in NUL'
complete -c sharesheet -n __sharesheet_sharing -s s -l subject -x -d 'Subject, where an activity has one'
complete -c sharesheet -n __sharesheet_sharing -l name -x -d 'File name of standard input'
complete -c sharesheet -n __sharesheet_sharing -l type -x -d 'MIME type or UTI of standard input'
complete -c sharesheet -n __sharesheet_sharing -s x -l exclude -x -a '(__fish_append , $__sharesheet_activities)' \
    -d 'Leave out these activities'
complete -c sharesheet -n __sharesheet_sharing -l only -x -a '(__fish_append , $__sharesheet_activities)' \
    -d 'Offer only these activities'
complete -c sharesheet -n __sharesheet_sharing -s a -l activity -x -a '$__sharesheet_activities' \
    -d 'Run this activity at once'
complete -c sharesheet -n '! __sharesheet_command icon receive' -l set -x -d 'Fill a field of the panel'
complete -c sharesheet -n __sharesheet_sharing -s l -l list -d 'List the activities that can act on the items'
complete -c sharesheet -n __sharesheet_sharing -l all -d 'List the others too, each with the reason'
complete -c sharesheet -n '! __sharesheet_command icon' -s j -l json -d 'Print the result, or the list, as JSON'
complete -c sharesheet -n '! __sharesheet_command icon' -s 0 -l print0 -d 'Results end in NUL'
complete -c sharesheet -n __sharesheet_sharing -l title -x -d 'Heading of the sheet'
complete -c sharesheet -n '! __sharesheet_command accounts receive' -l icons -x -a 'auto ascii reverse half blocks sextant braille unicode none' \
    -d 'Style of the icons'
complete -c sharesheet -l color -x -a 'auto never 16 256 truecolor' -d Colours
complete -c sharesheet -n '! __sharesheet_command icon' -l no-mouse -d 'Leave the mouse to the terminal'
complete -c sharesheet -n '! __sharesheet_command icon' -l accessible -d 'A numbered list and a prompt'
complete -c sharesheet -n '__sharesheet_command accounts' -l store -x -a 'keyring pass file' \
    -d 'Where the secret goes'
complete -c sharesheet -n '__sharesheet_command icon' -l size -x -a '10x5 12x6 16x8' \
    -d 'Columns and rows of the drawing'
complete -c sharesheet -n '__sharesheet_command icon' -l category -x -a 'share action' \
    -d 'Whose rule an icon is drawn by'
complete -c sharesheet -n __sharesheet_sharing -l debug -d 'Describe this installation'
complete -c sharesheet -s h -l help -d 'Show help'
complete -c sharesheet -n __sharesheet_sharing -l version -d 'Show the version'
complete -c sharesheet -n '__sharesheet_command receive' -l accept-from -x \
    -d 'Accept without a question what this device sends'
complete -c sharesheet -n '__sharesheet_command receive' -l once -d 'End after one transfer'
complete -c sharesheet -n '__sharesheet_command receive' -l pin -x -d 'Ask senders for this number'
complete -c sharesheet -n '__sharesheet_command receive' -l to -x -a '(__fish_complete_directories)' \
    -d 'Save there'
