/// Drawings that stand for names of SF Symbols, as PNG files of 60 pixels square: white, with the drawing
/// in the alpha channel.
///
/// They are ours. `draw-symbols.py`, beside this file, draws them; what the set of icons has already
/// (`IconResource`) is not here again.
public enum SymbolResource {
  /// The bytes of a drawing's PNG file, from any thread; `nil` for an unknown name.
  public static func png(named name: String) -> [UInt8]? {
    PackageResources.actions(name)
      ?? PackageResources.moreActions(name)
      ?? PackageResources.signs(name)
      ?? PackageResources.moreSigns(name)
      ?? PackageResources.objects(name)
      ?? PackageResources.moreObjects(name)
      ?? PackageResources.world(name)
  }

  /// The names of all drawings.
  public static var names: [String] {
    """
    share trash bookmark star heart magnifier refresh cycle undo redo arrow-up arrow-left \
    arrow-down arrow-right chevron-up chevron-left chevron-down chevron-right exchange expand \
    cloud-down play pause stop skip record power crop scissors sliders wand ellipsis eye-slash \
    pin checkmark xmark plus minus check-circle x-circle plus-circle down-circle up-circle info \
    question warning exclamation circle square grid stack lines menu bold italic at number \
    percent dollar quote code braces chart graph pie waveform network shield photos phone \
    calendar clock alarm timer hourglass bell tag lock lock-open key gear wrench hammer barcode \
    creditcard cart bag gift mic speaker speaker-slash headphones newspaper terminal tray \
    paperclip paintbrush lightbulb briefcase ticket thumb-up thumb-down hand film keyboard \
    display smartphone watch gamepad disk chip battery ruler camera-viewfinder person-add people \
    person-circle smile safari map mappin location house building flag sun moon bolt cloud rain \
    snow drop flame leaf paw car airplane bicycle cup fork-knife music cap crown medal \
    cross-case
    """.split(separator: " ").map(String.init)
  }
}

/// `PackageResources`, with a constant for each file, is made by the package manager.
extension PackageResources {
  fileprivate static func actions(_ name: String) -> [UInt8]? {
    switch name {
    case "share": share_png
    case "trash": trash_png
    case "bookmark": bookmark_png
    case "star": star_png
    case "heart": heart_png
    case "magnifier": magnifier_png
    case "refresh": refresh_png
    case "cycle": cycle_png
    case "undo": undo_png
    case "redo": redo_png
    case "arrow-up": arrow_up_png
    case "arrow-left": arrow_left_png
    case "arrow-down": arrow_down_png
    case "arrow-right": arrow_right_png
    case "chevron-up": chevron_up_png
    case "chevron-left": chevron_left_png
    case "chevron-down": chevron_down_png
    default: nil
    }
  }

  fileprivate static func moreActions(_ name: String) -> [UInt8]? {
    switch name {
    case "chevron-right": chevron_right_png
    case "exchange": exchange_png
    case "expand": expand_png
    case "cloud-down": cloud_down_png
    case "play": play_png
    case "pause": pause_png
    case "stop": stop_png
    case "skip": skip_png
    case "record": record_png
    case "power": power_png
    case "crop": crop_png
    case "scissors": scissors_png
    case "sliders": sliders_png
    case "wand": wand_png
    case "ellipsis": ellipsis_png
    case "eye-slash": eye_slash_png
    case "pin": pin_png
    default: nil
    }
  }

  fileprivate static func signs(_ name: String) -> [UInt8]? {
    switch name {
    case "checkmark": checkmark_png
    case "xmark": xmark_png
    case "plus": plus_png
    case "minus": minus_png
    case "check-circle": check_circle_png
    case "x-circle": x_circle_png
    case "plus-circle": plus_circle_png
    case "down-circle": down_circle_png
    case "up-circle": up_circle_png
    case "info": info_png
    case "question": question_png
    case "warning": warning_png
    case "exclamation": exclamation_png
    case "circle": circle_png
    case "square": square_png
    case "grid": grid_png
    case "stack": stack_png
    default: nil
    }
  }

  fileprivate static func moreSigns(_ name: String) -> [UInt8]? {
    switch name {
    case "lines": lines_png
    case "menu": menu_png
    case "bold": bold_png
    case "italic": italic_png
    case "at": at_png
    case "number": number_png
    case "percent": percent_png
    case "dollar": dollar_png
    case "quote": quote_png
    case "code": code_png
    case "braces": braces_png
    case "chart": chart_png
    case "graph": graph_png
    case "pie": pie_png
    case "waveform": waveform_png
    case "network": network_png
    case "shield": shield_png
    default: nil
    }
  }

  fileprivate static func objects(_ name: String) -> [UInt8]? {
    switch name {
    case "photos": photos_png
    case "phone": phone_png
    case "calendar": calendar_png
    case "clock": clock_png
    case "alarm": alarm_png
    case "timer": timer_png
    case "hourglass": hourglass_png
    case "bell": bell_png
    case "tag": tag_png
    case "lock": lock_png
    case "lock-open": lock_open_png
    case "key": key_png
    case "gear": gear_png
    case "wrench": wrench_png
    case "hammer": hammer_png
    case "barcode": barcode_png
    case "creditcard": creditcard_png
    case "cart": cart_png
    case "bag": bag_png
    case "gift": gift_png
    case "mic": mic_png
    case "speaker": speaker_png
    case "speaker-slash": speaker_slash_png
    default: nil
    }
  }

  fileprivate static func moreObjects(_ name: String) -> [UInt8]? {
    switch name {
    case "headphones": headphones_png
    case "newspaper": newspaper_png
    case "terminal": terminal_png
    case "tray": tray_png
    case "paperclip": paperclip_png
    case "paintbrush": paintbrush_png
    case "lightbulb": lightbulb_png
    case "briefcase": briefcase_png
    case "ticket": ticket_png
    case "thumb-up": thumb_up_png
    case "thumb-down": thumb_down_png
    case "hand": hand_png
    case "film": film_png
    case "keyboard": keyboard_png
    case "display": display_png
    case "smartphone": smartphone_png
    case "watch": watch_png
    case "gamepad": gamepad_png
    case "disk": disk_png
    case "chip": chip_png
    case "battery": battery_png
    case "ruler": ruler_png
    case "camera-viewfinder": camera_viewfinder_png
    default: nil
    }
  }

  fileprivate static func world(_ name: String) -> [UInt8]? {
    switch name {
    case "person-add": person_add_png
    case "people": people_png
    case "person-circle": person_circle_png
    case "smile": smile_png
    case "safari": safari_png
    case "map": map_png
    case "mappin": mappin_png
    case "location": location_png
    case "house": house_png
    case "building": building_png
    case "flag": flag_png
    case "sun": sun_png
    case "moon": moon_png
    case "bolt": bolt_png
    case "cloud": cloud_png
    case "rain": rain_png
    case "snow": snow_png
    case "drop": drop_png
    case "flame": flame_png
    case "leaf": leaf_png
    case "paw": paw_png
    case "car": car_png
    case "airplane": airplane_png
    case "bicycle": bicycle_png
    case "cup": cup_png
    case "fork-knife": fork_knife_png
    case "music": music_png
    case "cap": cap_png
    case "crown": crown_png
    case "medal": medal_png
    case "cross-case": cross_case_png
    default: nil
    }
  }
}
